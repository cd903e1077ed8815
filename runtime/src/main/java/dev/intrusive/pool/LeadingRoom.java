package dev.intrusive.pool;

/** Room before a field of a subclass: fields of a subclass lie after those of its superclass. */
abstract class LeadingRoom {

  @SuppressWarnings("unused")
  private long room1, room2, room3, room4, room5, room6, room7;
}
