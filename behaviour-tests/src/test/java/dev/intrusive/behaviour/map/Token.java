package dev.intrusive.behaviour.map;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A package-private host of the flat layout with three maps. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Token implements Cloneable {

  @IntrusiveKey("byId")
  long id;

  @IntrusiveKey("bySerial")
  int serial;

  @MapLink("byId")
  @Nullable Token byIdNext;

  @MapLink("byId")
  @Nullable TokenById byId;

  @MapLink("byName")
  @Nullable Token byNameNext;

  @MapLink("byName")
  @Nullable TokenByName byName;

  @MapLink(value = "bySerial", hash = Hash.SEQUENTIAL)
  @Nullable Token bySerialNext;

  @MapLink("bySerial")
  @Nullable TokenBySerial bySerial;

  Token(int number) {
    setNumber(number);
  }

  void setNumber(int number) {
    id = number;
    serial = number;
  }

  @IntrusiveKey("byName")
  String name() {
    return "token " + id;
  }

  Token copy() {
    try {
      return (Token) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return name();
  }
}
