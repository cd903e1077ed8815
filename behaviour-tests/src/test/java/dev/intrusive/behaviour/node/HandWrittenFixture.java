package dev.intrusive.behaviour.node;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;

/** Lists of {@link GameObject} that are not generated; what accessors do is asked of the links. */
public final class HandWrittenFixture {

  private HandWrittenFixture() {}

  /** A new fixture. */
  public static ListFixture<GameObject> create() {
    ListAccessors<GameObject> accessors =
        new ListAccessors<>(
            element -> isOwner(element) && element.mainLink.isLinked(),
            element -> isOwner(element) ? element.mainLink.list() : null,
            element -> requireLinked(element).next(element),
            element -> requireLinked(element).previous(element),
            element -> isOwner(element) && element.mainLink.unlink());
    return new ListFixture<>(
        new Elements<>(GameObject::new, GameObject::copy, element -> element.id),
        new ListFixture.Lists<>("mainList", HandWrittenList::new),
        accessors,
        HostAccessors.handWritten(accessors, element -> String.valueOf(element.mainLink)),
        new NodeSurgery<>(element -> element.mainLink));
  }

  private static IntrusiveList<GameObject> requireLinked(GameObject element) {
    IntrusiveList<GameObject> list = isOwner(element) ? element.mainLink.list() : null;
    if (list == null) {
      throw new IllegalArgumentException(
          element + " is in no list of mainList; call next before the removal");
    }
    return list;
  }

  @SuppressWarnings("ReferenceEquality") // elements are compared by identity
  private static boolean isOwner(GameObject element) {
    return element.mainLink.element() == element;
  }
}
