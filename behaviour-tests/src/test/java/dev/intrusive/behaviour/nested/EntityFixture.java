package dev.intrusive.behaviour.nested;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.nested.World.Entity;

/** The list of the nested class {@link Entity}. */
public final class EntityFixture {

  private EntityFixture() {}

  /** A new fixture. */
  public static ListFixture<Entity> create() {
    return new ListFixture<>(
        new Elements<>(Entity::new, Entity::copy, element -> element.id),
        new ListFixture.Lists<>("activeList", () -> new World_EntityActiveList(new World())),
        new ListAccessors<>(
            World_EntityLinks::inActiveList,
            World_EntityLinks::activeListOf,
            World_EntityLinks::nextInActiveList,
            World_EntityLinks::previousInActiveList,
            World_EntityLinks::unlinkFromActiveList),
        new HostAccessors<>(
            World_EntityLinks.class,
            World_EntityLinks::unlinkAll,
            World_EntityLinks::isLinked,
            World_EntityLinks::describe),
        new FieldSurgery<>(
            (element, next) -> element.nextActive = next,
            (element, previous) -> element.prevActive = previous,
            (element, list) -> element.activeIn = (World_EntityActiveList) list));
  }
}
