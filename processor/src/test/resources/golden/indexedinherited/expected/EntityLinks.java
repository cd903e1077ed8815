package engine;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Entity}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class EntityLinks {
  private EntityLinks() {}

  /** Tells whether an object is in a {@link EntityAwake}. */
  public static boolean inAwake(ObjectPool<? extends Entity> pool, Entity host) {
    return EntityAwake.holding(pool, host) != null;
  }

  /** Returns the {@link EntityAwake} that an object is in, or null. */
  public static EntityAwake awakeOf(ObjectPool<? extends Entity> pool, Entity host) {
    return EntityAwake.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link EntityAwake}, or null at the end or if it is in
   * none.
   */
  public static Entity nextInAwake(ObjectPool<? extends Entity> pool, Entity host) {
    EntityAwake list = EntityAwake.holding(pool, host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link EntityAwake}, or null at the start or if it is in
   * none.
   */
  public static Entity previousInAwake(ObjectPool<? extends Entity> pool, Entity host) {
    EntityAwake list = EntityAwake.holding(pool, host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link EntityAwake}, and tells whether it was in one. */
  public static boolean unlinkFromAwake(ObjectPool<? extends Entity> pool, Entity host) {
    EntityAwake list = EntityAwake.holding(pool, host);
    return list != null && list.remove(host);
  }

  /** Tells whether an object is in a {@link EntitySleeping}. */
  public static boolean inSleeping(ObjectPool<? extends Entity> pool, Entity host) {
    return EntitySleeping.holding(pool, host) != null;
  }

  /** Returns the {@link EntitySleeping} that an object is in, or null. */
  public static EntitySleeping sleepingOf(ObjectPool<? extends Entity> pool, Entity host) {
    return EntitySleeping.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link EntitySleeping}, or null at the end or if it is in
   * none.
   */
  public static Entity nextInSleeping(ObjectPool<? extends Entity> pool, Entity host) {
    EntitySleeping list = EntitySleeping.holding(pool, host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link EntitySleeping}, or null at the start or if it is
   * in none.
   */
  public static Entity previousInSleeping(ObjectPool<? extends Entity> pool, Entity host) {
    EntitySleeping list = EntitySleeping.holding(pool, host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link EntitySleeping}, and tells whether it was in one. */
  public static boolean unlinkFromSleeping(ObjectPool<? extends Entity> pool, Entity host) {
    EntitySleeping list = EntitySleeping.holding(pool, host);
    return list != null && list.remove(host);
  }

  /** Tells whether an object is in a {@link EntityTeam}. */
  public static boolean inTeam(Entity host) {
    return EntityTeam.holding(host) != null;
  }

  /** Returns the {@link EntityTeam} that an object is in, or null. */
  public static EntityTeam teamOf(Entity host) {
    return EntityTeam.holding(host);
  }

  /**
   * Returns what follows an object in its {@link EntityTeam}, or null at the end or if it is in
   * none.
   */
  public static Entity nextInTeam(Entity host) {
    EntityTeam list = EntityTeam.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link EntityTeam}, or null at the start or if it is in
   * none.
   */
  public static Entity previousInTeam(Entity host) {
    EntityTeam list = EntityTeam.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link EntityTeam}, and tells whether it was in one. */
  public static boolean unlinkFromTeam(Entity host) {
    EntityTeam list = EntityTeam.holding(host);
    return list != null && list.remove(host);
  }

  /** Returns the link of an object to its {@link EntityTeam}. */
  public static Link<Entity> teamLink(Entity host) {
    return host.teamLink;
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(ObjectPool<? extends Entity> pool, Entity host) {
    int left = 0;
    if (unlinkFromAwake(pool, host)) {
      left++;
    }
    if (unlinkFromSleeping(pool, host)) {
      left++;
    }
    if (unlinkFromTeam(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(ObjectPool<? extends Entity> pool, Entity host) {
    return inAwake(pool, host) || inSleeping(pool, host) || inTeam(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(ObjectPool<? extends Entity> pool, Entity host) {
    return new HostDescription(host)
        .list("awake", awakeOf(pool, host))
        .list("sleeping", sleepingOf(pool, host))
        .list("team", teamOf(host))
        .toString();
  }
}
