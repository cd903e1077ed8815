package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Bullet}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class BulletLinks {
  private BulletLinks() {}

  /**
   * Returns whether an object is in a {@link BulletGridCell}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean inGridCell(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletGridCell.holding(pool, host) != null;
  }

  /**
   * Returns the {@link BulletGridCell} that an object is in.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static BulletGridCell gridCellOf(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletGridCell.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link BulletGridCell}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static Bullet nextInGridCell(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletGridCell.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link BulletGridCell}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static Bullet previousInGridCell(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletGridCell.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link BulletGridCell}, if it is in one.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean unlinkFromGridCell(ObjectPool<? extends Bullet> pool, Bullet host) {
    BulletGridCell list = BulletGridCell.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link BulletLiveList}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean inLiveList(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletLiveList.holding(pool, host) != null;
  }

  /**
   * Returns the {@link BulletLiveList} that an object is in.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static BulletLiveList liveListOf(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletLiveList.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link BulletLiveList}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static Bullet nextInLiveList(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletLiveList.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link BulletLiveList}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static Bullet previousInLiveList(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletLiveList.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link BulletLiveList}, if it is in one.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean unlinkFromLiveList(ObjectPool<? extends Bullet> pool, Bullet host) {
    BulletLiveList list = BulletLiveList.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link BulletOwnerList}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inOwnerList(Bullet host) {
    return BulletOwnerList.holding(host) != null;
  }

  /**
   * Returns the {@link BulletOwnerList} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static BulletOwnerList ownerListOf(Bullet host) {
    return BulletOwnerList.holding(host);
  }

  /**
   * Returns what follows an object in its {@link BulletOwnerList}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Bullet nextInOwnerList(Bullet host) {
    return BulletOwnerList.following(host);
  }

  /**
   * Returns what precedes an object in its {@link BulletOwnerList}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Bullet previousInOwnerList(Bullet host) {
    return BulletOwnerList.preceding(host);
  }

  /**
   * Takes an object out of its {@link BulletOwnerList}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromOwnerList(Bullet host) {
    BulletOwnerList list = BulletOwnerList.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link BulletOwnerList}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Bullet> ownerLink(Bullet host) {
    return host.ownerLink;
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static int unlinkAll(ObjectPool<? extends Bullet> pool, Bullet host) {
    int left = 0;
    if (unlinkFromGridCell(pool, host)) {
      left++;
    }
    if (unlinkFromLiveList(pool, host)) {
      left++;
    }
    if (unlinkFromOwnerList(host)) {
      left++;
    }
    if (host.getClass() != Bullet.class) {
      left += DeclaredLinks.unlinkAll(host, Bullet.class);
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean isLinked(ObjectPool<? extends Bullet> pool, Bullet host) {
    if (inGridCell(pool, host) || inLiveList(pool, host) || inOwnerList(host)) {
      return true;
    }
    return host.getClass() != Bullet.class && DeclaredLinks.isLinked(host, Bullet.class);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the text
   * @throws NullPointerException if an argument is null
   */
  public static String describe(ObjectPool<? extends Bullet> pool, Bullet host) {
    HostDescription description = new HostDescription(host);
    description
        .add("gridCell", () -> gridCellOf(pool, host))
        .add("liveList", () -> liveListOf(pool, host))
        .add("ownerList", ownerListOf(host));
    return DeclaredLinks.describe(description, host, Bullet.class);
  }
}
