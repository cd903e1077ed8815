package game;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link World.Entity}: each is O(1) and allocates nothing unless
 * it says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class World_EntityLinks {
  private World_EntityLinks() {}

  /** Tells whether an object is in a {@link World_EntityEntities}. */
  public static boolean inEntities(World.Entity host) {
    return World_EntityEntities.holding(host) != null;
  }

  /** Returns the {@link World_EntityEntities} that an object is in, or null. */
  public static World_EntityEntities entitiesOf(World.Entity host) {
    return World_EntityEntities.holding(host);
  }

  /**
   * Returns what follows an object in its {@link World_EntityEntities}, or null at the end or if it
   * is in none.
   */
  public static World.Entity nextInEntities(World.Entity host) {
    World_EntityEntities list = World_EntityEntities.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link World_EntityEntities}, or null at the start or if
   * it is in none.
   */
  public static World.Entity previousInEntities(World.Entity host) {
    World_EntityEntities list = World_EntityEntities.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link World_EntityEntities}, and tells whether it was in one. */
  public static boolean unlinkFromEntities(World.Entity host) {
    World_EntityEntities list = World_EntityEntities.holding(host);
    return list != null && list.remove(host);
  }

  /** Returns the link of an object to its {@link World_EntityEntities}. */
  public static Link<World.Entity> link(World.Entity host) {
    return host.link;
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(World.Entity host) {
    int left = 0;
    if (unlinkFromEntities(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(World.Entity host) {
    return inEntities(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(World.Entity host) {
    return new HostDescription(host).list("entities", entitiesOf(host)).toString();
  }
}
