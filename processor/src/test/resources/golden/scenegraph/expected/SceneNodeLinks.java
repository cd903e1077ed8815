package scene;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link SceneNode}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class SceneNodeLinks {
  private SceneNodeLinks() {}

  /** Tells whether an object is in a {@link SceneNodeSiblings}. */
  public static boolean inSiblings(SceneNode host) {
    return SceneNodeSiblings.holding(host) != null;
  }

  /** Returns the {@link SceneNodeSiblings} that an object is in, or null. */
  public static SceneNodeSiblings siblingsOf(SceneNode host) {
    return SceneNodeSiblings.holding(host);
  }

  /**
   * Returns what follows an object in its {@link SceneNodeSiblings}, or null at the end or if it is
   * in none.
   */
  public static SceneNode nextInSiblings(SceneNode host) {
    SceneNodeSiblings list = SceneNodeSiblings.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link SceneNodeSiblings}, or null at the start or if it
   * is in none.
   */
  public static SceneNode previousInSiblings(SceneNode host) {
    SceneNodeSiblings list = SceneNodeSiblings.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link SceneNodeSiblings}, and tells whether it was in one. */
  public static boolean unlinkFromSiblings(SceneNode host) {
    SceneNodeSiblings list = SceneNodeSiblings.holding(host);
    return list != null && list.remove(host);
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(SceneNode host) {
    int left = 0;
    if (unlinkFromSiblings(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(SceneNode host) {
    return inSiblings(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(SceneNode host) {
    return new HostDescription(host).list("siblings", siblingsOf(host)).toString();
  }
}
