package game;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link GameObject}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class GameObjectLinks {
  private GameObjectLinks() {}

  /** Tells whether an object is in a {@link GameObjectMainList}. */
  public static boolean inMainList(GameObject host) {
    return GameObjectMainList.holding(host) != null;
  }

  /** Returns the {@link GameObjectMainList} that an object is in, or null. */
  public static GameObjectMainList mainListOf(GameObject host) {
    return GameObjectMainList.holding(host);
  }

  /**
   * Returns what follows an object in its {@link GameObjectMainList}, or null at the end or if it
   * is in none.
   */
  public static GameObject nextInMainList(GameObject host) {
    GameObjectMainList list = GameObjectMainList.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link GameObjectMainList}, or null at the start or if
   * it is in none.
   */
  public static GameObject previousInMainList(GameObject host) {
    GameObjectMainList list = GameObjectMainList.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link GameObjectMainList}, and tells whether it was in one. */
  public static boolean unlinkFromMainList(GameObject host) {
    GameObjectMainList list = GameObjectMainList.holding(host);
    return list != null && list.remove(host);
  }

  /** Returns the link of an object to its {@link GameObjectMainList}. */
  public static Link<GameObject> mainLink(GameObject host) {
    return host.mainLink;
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(GameObject host) {
    int left = 0;
    if (unlinkFromMainList(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(GameObject host) {
    return inMainList(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(GameObject host) {
    return new HostDescription(host).list("mainList", mainListOf(host)).toString();
  }
}
