package shooter;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Bullet}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class BulletLinks {
  private BulletLinks() {}

  /**
   * Returns whether an object is in a {@link BulletAlive}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean inAlive(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletAlive.holding(pool, host) != null;
  }

  /**
   * Returns the {@link BulletAlive} that an object is in.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static BulletAlive aliveOf(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletAlive.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link BulletAlive}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the
   *     pool
   */
  public static Bullet nextInAlive(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletAlive.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link BulletAlive}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the
   *     pool
   */
  public static Bullet previousInAlive(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletAlive.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link BulletAlive}, if it is in one.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean unlinkFromAlive(ObjectPool<? extends Bullet> pool, Bullet host) {
    BulletAlive list = BulletAlive.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link BulletByNumber}.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean inByNumber(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletByNumber.holding(pool, host) != null;
  }

  /**
   * Returns the {@link BulletByNumber} that an object is in.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the map, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static BulletByNumber byNumberOf(ObjectPool<? extends Bullet> pool, Bullet host) {
    return BulletByNumber.holding(pool, host);
  }

  /**
   * Takes an object out of its {@link BulletByNumber}, if it is in one.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean unlinkFromByNumber(ObjectPool<? extends Bullet> pool, Bullet host) {
    BulletByNumber map = BulletByNumber.holding(pool, host);
    return map != null && map.remove(host);
  }

  /**
   * Takes an object out of all its lists and maps.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return how many lists and maps it left
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static int unlinkAll(ObjectPool<? extends Bullet> pool, Bullet host) {
    int left = 0;
    if (unlinkFromAlive(pool, host)) {
      left++;
    }
    if (unlinkFromByNumber(pool, host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list or map.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean isLinked(ObjectPool<? extends Bullet> pool, Bullet host) {
    return inAlive(pool, host) || inByNumber(pool, host);
  }

  /**
   * Describes which lists and maps an object is in. Allocates the text.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the text
   * @throws NullPointerException if an argument is null
   */
  public static String describe(ObjectPool<? extends Bullet> pool, Bullet host) {
    return new HostDescription(host)
        .add("alive", () -> aliveOf(pool, host))
        .add("byNumber", () -> byNumberOf(pool, host))
        .toString();
  }
}
