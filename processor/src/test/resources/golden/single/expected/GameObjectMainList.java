package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link GameObject} objects, linked through {@link GameObject#mainLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class GameObjectMainList extends NodeList<GameObject> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public GameObjectMainList() {}

  /** Returns the list that holds an element, or null. */
  static GameObjectMainList holding(GameObject element) {
    return (GameObjectMainList) listOf(element, element.mainLink, GameObjectMainList.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(GameObject element) {
    return contains(element, element.mainLink);
  }

  /** Returns what follows an element in the list that it is in. */
  static GameObject following(GameObject element) {
    requireHeld(holding(element), element, "mainList");
    return after(element.mainLink);
  }

  /** Returns what precedes an element in the list that it is in. */
  static GameObject preceding(GameObject element) {
    requireHeld(holding(element), element, "mainList");
    return before(element.mainLink);
  }

  @Override
  protected Link<GameObject> linkOf(GameObject element) {
    return element.mainLink;
  }

  @Override
  protected String linkName() {
    return "mainList";
  }

  @Override
  public boolean add(GameObject element) {
    linkLast(element, element.mainLink);
    return true;
  }

  @Override
  public void addFirst(GameObject element) {
    linkFirst(element, element.mainLink);
  }

  @Override
  public void addLast(GameObject element) {
    linkLast(element, element.mainLink);
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof GameObject && holds((GameObject) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof GameObject)) {
      return false;
    }
    GameObject element = (GameObject) object;
    return unlink(element, element.mainLink);
  }

  @Override
  public GameObject next(GameObject element) {
    return next(requireElement(element), element.mainLink);
  }

  @Override
  public GameObject previous(GameObject element) {
    return previous(requireElement(element), element.mainLink);
  }

  @Override
  public void insertBefore(GameObject anchor, GameObject element) {
    linkBefore(anchor, anchor.mainLink, element, element.mainLink);
  }

  @Override
  public void insertAfter(GameObject anchor, GameObject element) {
    linkAfter(anchor, anchor.mainLink, element, element.mainLink);
  }

  @Override
  public GameObject erase(GameObject element) {
    return erase(element, element.mainLink);
  }

  @Override
  public void moveToFirst(GameObject element) {
    relinkFirst(element, element.mainLink);
  }

  @Override
  public void moveToLast(GameObject element) {
    relinkLast(element, element.mainLink);
  }

  @Override
  public void moveBefore(GameObject anchor, GameObject element) {
    relinkBefore(anchor, anchor.mainLink, element, element.mainLink);
  }

  @Override
  public void moveAfter(GameObject anchor, GameObject element) {
    relinkAfter(anchor, anchor.mainLink, element, element.mainLink);
  }
}
