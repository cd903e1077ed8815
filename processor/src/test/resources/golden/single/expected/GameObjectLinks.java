package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link GameObject}: each is O(1) and allocates nothing unless
 * its description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class GameObjectLinks {
  private GameObjectLinks() {}

  /**
   * Returns whether an object is in a {@link GameObjectMainList}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inMainList(GameObject host) {
    return GameObjectMainList.holding(host) != null;
  }

  /**
   * Returns the {@link GameObjectMainList} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static GameObjectMainList mainListOf(GameObject host) {
    return GameObjectMainList.holding(host);
  }

  /**
   * Returns what follows an object in its {@link GameObjectMainList}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static GameObject nextInMainList(GameObject host) {
    return GameObjectMainList.following(host);
  }

  /**
   * Returns what precedes an object in its {@link GameObjectMainList}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static GameObject previousInMainList(GameObject host) {
    return GameObjectMainList.preceding(host);
  }

  /**
   * Takes an object out of its {@link GameObjectMainList}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromMainList(GameObject host) {
    GameObjectMainList list = GameObjectMainList.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link GameObjectMainList}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<GameObject> mainLink(GameObject host) {
    return host.mainLink;
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static int unlinkAll(GameObject host) {
    int left = 0;
    if (host.getClass() != GameObject.class) {
      left += DeclaredLinks.unlinkAll(host, GameObject.class);
    }
    if (unlinkFromMainList(host)) {
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
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static boolean isLinked(GameObject host) {
    if (host.getClass() != GameObject.class && DeclaredLinks.isLinked(host, GameObject.class)) {
      return true;
    }
    return inMainList(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(GameObject host) {
    HostDescription description = new HostDescription(host);
    description.add("mainList", mainListOf(host));
    return DeclaredLinks.describe(description, host, GameObject.class);
  }
}
