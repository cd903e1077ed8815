package dev.intrusive.behaviour.node;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import org.jspecify.annotations.Nullable;

/** Lists of {@link GameObject} that are not generated; what accessors do is asked of the links. */
final class HandWrittenFixture implements ListFixture<GameObject> {

  private final GameObjectFixture generated = new GameObjectFixture();

  @Override
  public IntrusiveList<GameObject> newList() {
    return new HandWrittenList();
  }

  @Override
  public GameObject newElement(int id) {
    return new GameObject(id);
  }

  @Override
  public GameObject copyOf(GameObject original) {
    return original.copy();
  }

  @Override
  public int idOf(GameObject element) {
    return element.id;
  }

  @Override
  public String listName() {
    return "mainList";
  }

  @Override
  public Class<?> linksClass() {
    return generated.linksClass();
  }

  @Override
  public NodeSurgery<GameObject> surgery() {
    return generated.surgery();
  }

  @SuppressWarnings("ReferenceEquality") // elements are compared by identity
  private static boolean isOwner(GameObject element) {
    return element.mainLink.element() == element;
  }

  @Override
  public boolean isInList(GameObject element) {
    return isOwner(element) && element.mainLink.isLinked();
  }

  @Override
  public @Nullable IntrusiveList<GameObject> listOf(GameObject element) {
    return isOwner(element) ? element.mainLink.list() : null;
  }

  @Override
  public @Nullable GameObject nextOf(GameObject element) {
    return isOwner(element) ? element.mainLink.next() : null;
  }

  @Override
  public @Nullable GameObject previousOf(GameObject element) {
    return isOwner(element) ? element.mainLink.previous() : null;
  }

  @Override
  public boolean unlink(GameObject element) {
    return isOwner(element) && element.mainLink.unlink();
  }

  @Override
  public int unlinkAll(GameObject element) {
    return unlink(element) ? 1 : 0;
  }

  @Override
  public boolean isLinked(GameObject element) {
    return isInList(element);
  }

  @Override
  public String describe(GameObject element) {
    return String.valueOf(element.mainLink);
  }
}
