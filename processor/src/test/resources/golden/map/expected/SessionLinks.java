package cache;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Session}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class SessionLinks {
  private SessionLinks() {}

  /**
   * Returns whether an object is in a {@link SessionById}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inById(Session host) {
    return SessionById.holding(host) != null;
  }

  /**
   * Returns the {@link SessionById} that an object is in.
   *
   * @param host the object
   * @return the map, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static SessionById byIdOf(Session host) {
    return SessionById.holding(host);
  }

  /**
   * Takes an object out of its {@link SessionById}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromById(Session host) {
    SessionById map = SessionById.holding(host);
    return map != null && map.remove(host);
  }

  /**
   * Returns whether an object is in a {@link SessionByName}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inByName(Session host) {
    return SessionByName.holding(host) != null;
  }

  /**
   * Returns the {@link SessionByName} that an object is in.
   *
   * @param host the object
   * @return the map, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static SessionByName byNameOf(Session host) {
    return SessionByName.holding(host);
  }

  /**
   * Takes an object out of its {@link SessionByName}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromByName(Session host) {
    SessionByName map = SessionByName.holding(host);
    return map != null && map.remove(host);
  }

  /**
   * Takes an object out of all its maps.
   *
   * @param host the object
   * @return how many maps it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static int unlinkAll(Session host) {
    int left = 0;
    if (host.getClass() != Session.class) {
      left += DeclaredLinks.unlinkAll(host, Session.class);
    }
    if (unlinkFromById(host)) {
      left++;
    }
    if (unlinkFromByName(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any map.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static boolean isLinked(Session host) {
    if (host.getClass() != Session.class && DeclaredLinks.isLinked(host, Session.class)) {
      return true;
    }
    return inById(host) || inByName(host);
  }

  /**
   * Describes which maps an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Session host) {
    HostDescription description = new HostDescription(host);
    description.add("byId", byIdOf(host)).add("byName", byNameOf(host));
    return DeclaredLinks.describe(description, host, Session.class);
  }
}
