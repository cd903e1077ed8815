package dev.intrusive.behaviour.ports;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/**
 * A cache that resists scans, after the LIRS algorithm. An entry is in the stack of recent entries,
 * in the queue of cold ones, in both, or in neither; the map has what is in any. An entry without a
 * value is only remembered.
 */
final class LirsCache {

  /** An entry with links for the stack and the queue. */
  static final class Entry {
    @IntrusiveKey("byKey")
    final int key;

    @MapLink("byKey")
    @Nullable Entry byKeyNext;

    @MapLink("byKey")
    @Nullable LirsCache_EntryByKey byKey;

    @IntrusiveLink("stack")
    @Nullable Entry stackPrevious;

    @IntrusiveLink("stack")
    @Nullable Entry stackNext;

    @IntrusiveLink("stack")
    @Nullable LirsCache_EntryStack stack;

    @IntrusiveLink("queue")
    @Nullable Entry queuePrevious;

    @IntrusiveLink("queue")
    @Nullable Entry queueNext;

    @IntrusiveLink("queue")
    @Nullable LirsCache_EntryQueue queue;

    boolean isHot;
    @Nullable String value;

    Entry(int key) {
      this.key = key;
    }
  }

  private final int hotCapacity;
  private final int coldCapacity;
  private final int rememberedCapacity;
  private final LirsCache_EntryByKey entries = new LirsCache_EntryByKey();
  private final LirsCache_EntryStack stack = new LirsCache_EntryStack(); // the most recent first
  private final LirsCache_EntryQueue cold =
      new LirsCache_EntryQueue(); // with a value, oldest first
  private final LirsCache_EntryQueue remembered = new LirsCache_EntryQueue();
  private int hot;

  LirsCache(int hotCapacity, int coldCapacity, int rememberedCapacity) {
    this.hotCapacity = hotCapacity;
    this.coldCapacity = coldCapacity;
    this.rememberedCapacity = rememberedCapacity;
  }

  @Nullable String get(int key) {
    Entry entry = entries.get(key);
    if (entry == null || entry.value == null) {
      return null;
    }
    touch(entry);
    return entry.value;
  }

  void put(int key, String value) {
    Entry entry = entries.get(key);
    if (entry == null) {
      entry = new Entry(key);
      entries.add(entry);
    }
    boolean isNew = entry.value == null;
    entry.value = value;
    if (isNew && hot < hotCapacity && !LirsCache_EntryLinks.inStack(entry)) {
      entry.isHot = true;
      hot++;
      stack.addFirst(entry);
    } else {
      touch(entry);
    }
    while (cold.size() > coldCapacity) {
      Entry oldest = cold.getFirst();
      oldest.value = null;
      if (LirsCache_EntryLinks.inStack(oldest)) {
        remembered.moveToLast(oldest);
      } else {
        LirsCache_EntryLinks.unlinkAll(oldest);
      }
    }
    while (remembered.size() > rememberedCapacity) {
      LirsCache_EntryLinks.unlinkAll(remembered.getFirst());
    }
  }

  private void touch(Entry entry) {
    boolean isRecent = LirsCache_EntryLinks.inStack(entry);
    stack.moveToFirst(entry);
    if (!entry.isHot && isRecent) {
      entry.isHot = true;
      hot++;
      LirsCache_EntryLinks.unlinkFromQueue(entry);
      coolDown();
    } else if (!entry.isHot) {
      cold.moveToLast(entry);
    }
    prune();
  }

  /** Makes the least recent hot entry a cold one if there are too many. */
  private void coolDown() {
    if (hot > hotCapacity) {
      prune();
      Entry last = stack.removeLast();
      last.isHot = false;
      hot--;
      cold.addLast(last);
    }
  }

  /** Lets the stack end with a hot entry. */
  private void prune() {
    for (Entry last = stack.peekLast(); last != null && !last.isHot; last = stack.peekLast()) {
      stack.remove(last);
      if (last.value == null) {
        LirsCache_EntryLinks.unlinkAll(last);
      }
    }
  }

  /** The keys from the most recent, and those in the queue of cold entries. */
  String describe() {
    return stack.stream().map(entry -> entry.key).toList()
        + " "
        + cold.stream().map(entry -> entry.key).toList()
        + " "
        + entries.size();
  }
}
