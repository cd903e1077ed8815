package dungeon;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Monster}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class MonsterLinks {
  private MonsterLinks() {}

  /** Tells whether an object is in a {@link MonsterRoom}. */
  public static <W> boolean inRoom(Monster<W> host) {
    return MonsterRoom.holding(host) != null;
  }

  /** Returns the {@link MonsterRoom} that an object is in, or null. */
  public static <W> MonsterRoom<W> roomOf(Monster<W> host) {
    return MonsterRoom.holding(host);
  }

  /**
   * Returns what follows an object in its {@link MonsterRoom}, or null at the end or if it is in
   * none.
   */
  public static <W> Monster<W> nextInRoom(Monster<W> host) {
    MonsterRoom<W> list = MonsterRoom.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link MonsterRoom}, or null at the start or if it is in
   * none.
   */
  public static <W> Monster<W> previousInRoom(Monster<W> host) {
    MonsterRoom<W> list = MonsterRoom.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link MonsterRoom}, and tells whether it was in one. */
  public static <W> boolean unlinkFromRoom(Monster<W> host) {
    MonsterRoom<W> list = MonsterRoom.holding(host);
    return list != null && list.remove(host);
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static <W> int unlinkAll(Monster<W> host) {
    int left = 0;
    if (unlinkFromRoom(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static <W> boolean isLinked(Monster<W> host) {
    return inRoom(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static <W> String describe(Monster<W> host) {
    return new HostDescription(host).list("room", roomOf(host)).toString();
  }
}
