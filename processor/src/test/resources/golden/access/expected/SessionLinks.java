package cache;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.Link;
import dev.intrusive.generated.HostDescription;
import dev.intrusive.generated.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Session}. They are O(1) and allocate nothing unless
 * documented otherwise. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
public final class SessionLinks {
  private SessionLinks() {}

  /**
   * Returns whether an object is in a {@link SessionExpiryOrder}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  static boolean inExpiryOrder(Session host) {
    return SessionExpiryOrder.holding(host) != null;
  }

  /**
   * Returns the {@link SessionExpiryOrder} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  static SessionExpiryOrder expiryOrderOf(Session host) {
    return SessionExpiryOrder.holding(host);
  }

  /**
   * Returns the element after an object in its {@link SessionExpiryOrder}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  static Session nextInExpiryOrder(Session host) {
    return SessionExpiryOrder.following(host);
  }

  /**
   * Returns the element before an object in its {@link SessionExpiryOrder}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  static Session previousInExpiryOrder(Session host) {
    return SessionExpiryOrder.preceding(host);
  }

  /**
   * Takes an object out of its {@link SessionExpiryOrder}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  static boolean unlinkFromExpiryOrder(Session host) {
    SessionExpiryOrder list = SessionExpiryOrder.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link SessionExpiryOrder}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  static Link<Session> expiryLink(Session host) {
    return host.expiryLink;
  }

  /**
   * Returns whether an object is in a {@link SessionOpen}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inOpen(Session host) {
    return SessionOpen.holding(host) != null;
  }

  /**
   * Returns the {@link SessionOpen} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static SessionOpen openOf(Session host) {
    return SessionOpen.holding(host);
  }

  /**
   * Returns the element after an object in its {@link SessionOpen}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Session nextInOpen(Session host) {
    return SessionOpen.following(host);
  }

  /**
   * Returns the element before an object in its {@link SessionOpen}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Session previousInOpen(Session host) {
    return SessionOpen.preceding(host);
  }

  /**
   * Takes an object out of its {@link SessionOpen}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromOpen(Session host) {
    SessionOpen list = SessionOpen.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link SessionOpen}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Session> openLink(Session host) {
    return host.openLink;
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   */
  public static int unlinkAll(Session host) {
    int left = 0;
    if (host.getClass() != Session.class) {
      left += DeclaredLinks.unlinkAll(host, Session.class);
    }
    if (unlinkFromExpiryOrder(host)) {
      left++;
    }
    if (unlinkFromOpen(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean isLinked(Session host) {
    if (host.getClass() != Session.class && DeclaredLinks.isLinked(host, Session.class)) {
      return true;
    }
    return inExpiryOrder(host) || inOpen(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Session host) {
    HostDescription description = new HostDescription(host);
    description.add("expiryOrder", expiryOrderOf(host)).add("open", openOf(host));
    return DeclaredLinks.describe(description, host, Session.class);
  }
}
