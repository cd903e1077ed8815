package game;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Bullet}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class BulletLinks {
  private BulletLinks() {}

  /** Tells whether an object is in a {@link BulletGridCell}. */
  public static boolean inGridCell(Bullet host) {
    return BulletGridCell.holding(host) != null;
  }

  /** Returns the {@link BulletGridCell} that an object is in, or null. */
  public static BulletGridCell gridCellOf(Bullet host) {
    return BulletGridCell.holding(host);
  }

  /**
   * Returns what follows an object in its {@link BulletGridCell}, or null at the end or if it is in
   * none.
   */
  public static Bullet nextInGridCell(Bullet host) {
    BulletGridCell list = BulletGridCell.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link BulletGridCell}, or null at the start or if it is
   * in none.
   */
  public static Bullet previousInGridCell(Bullet host) {
    BulletGridCell list = BulletGridCell.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link BulletGridCell}, and tells whether it was in one. */
  public static boolean unlinkFromGridCell(Bullet host) {
    BulletGridCell list = BulletGridCell.holding(host);
    return list != null && list.remove(host);
  }

  /** Tells whether an object is in a {@link BulletLiveList}. */
  public static boolean inLiveList(Bullet host) {
    return BulletLiveList.holding(host) != null;
  }

  /** Returns the {@link BulletLiveList} that an object is in, or null. */
  public static BulletLiveList liveListOf(Bullet host) {
    return BulletLiveList.holding(host);
  }

  /**
   * Returns what follows an object in its {@link BulletLiveList}, or null at the end or if it is in
   * none.
   */
  public static Bullet nextInLiveList(Bullet host) {
    BulletLiveList list = BulletLiveList.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link BulletLiveList}, or null at the start or if it is
   * in none.
   */
  public static Bullet previousInLiveList(Bullet host) {
    BulletLiveList list = BulletLiveList.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link BulletLiveList}, and tells whether it was in one. */
  public static boolean unlinkFromLiveList(Bullet host) {
    BulletLiveList list = BulletLiveList.holding(host);
    return list != null && list.remove(host);
  }

  /** Returns the link of an object to its {@link BulletLiveList}. */
  public static Link<Bullet> liveLink(Bullet host) {
    return host.liveLink;
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(Bullet host) {
    int left = 0;
    if (unlinkFromGridCell(host)) {
      left++;
    }
    if (unlinkFromLiveList(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(Bullet host) {
    return inGridCell(host) || inLiveList(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(Bullet host) {
    return new HostDescription(host)
        .list("gridCell", gridCellOf(host))
        .list("liveList", liveListOf(host))
        .toString();
  }
}
