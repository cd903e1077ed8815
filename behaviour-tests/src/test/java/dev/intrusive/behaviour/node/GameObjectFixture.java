package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;

/** The main list of {@link GameObject}. */
public final class GameObjectFixture {

  private GameObjectFixture() {}

  /** A new fixture. */
  public static ListFixture<GameObject> create() {
    return new ListFixture<>(
        new Elements<>(GameObject::new, GameObject::copy, element -> element.id),
        new ListFixture.Lists<>("mainList", GameObjectMainList::new, GameObjectDeadList::new),
        new ListAccessors<>(
            GameObjectLinks::inMainList,
            GameObjectLinks::mainListOf,
            GameObjectLinks::nextInMainList,
            GameObjectLinks::previousInMainList,
            GameObjectLinks::unlinkFromMainList),
        new HostAccessors<>(
            GameObjectLinks.class,
            GameObjectLinks::unlinkAll,
            GameObjectLinks::isLinked,
            GameObjectLinks::describe),
        new NodeSurgery<>(GameObjectLinks::mainLink));
  }
}
