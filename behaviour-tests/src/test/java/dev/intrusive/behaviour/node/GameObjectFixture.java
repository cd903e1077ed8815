package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import org.jspecify.annotations.Nullable;

/** The main list of {@link GameObject}. */
final class GameObjectFixture implements ListFixture<GameObject> {

  @Override
  public GameObjectMainList newList() {
    return new GameObjectMainList();
  }

  @Override
  public GameObjectDeadList newListOfOtherLink() {
    return new GameObjectDeadList();
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
    return GameObjectLinks.class;
  }

  @Override
  public boolean isInList(GameObject element) {
    return GameObjectLinks.inMainList(element);
  }

  @Override
  public @Nullable GameObjectMainList listOf(GameObject element) {
    return GameObjectLinks.mainListOf(element);
  }

  @Override
  public @Nullable GameObject nextOf(GameObject element) {
    return GameObjectLinks.nextInMainList(element);
  }

  @Override
  public @Nullable GameObject previousOf(GameObject element) {
    return GameObjectLinks.previousInMainList(element);
  }

  @Override
  public boolean unlink(GameObject element) {
    return GameObjectLinks.unlinkFromMainList(element);
  }

  @Override
  public int unlinkAll(GameObject element) {
    return GameObjectLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(GameObject element) {
    return GameObjectLinks.isLinked(element);
  }

  @Override
  public String describe(GameObject element) {
    return GameObjectLinks.describe(element);
  }

  @Override
  public NodeSurgery<GameObject> surgery() {
    return new NodeSurgery<>(GameObjectLinks::mainLink);
  }
}
