package dev.intrusive.behaviour.inherit;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.behaviour.inherit.sub.Monster;

/** The list of {@link Actor}, whose elements are of a subclass in another package. */
public final class ActorFixture {

  private ActorFixture() {}

  /** A new fixture. */
  public static ListFixture<Actor> create() {
    return new ListFixture<>(
        new Elements<>(Monster::new, Actor::copy, Actor::id),
        new ListFixture.Lists<>("cast", ActorCast::new),
        new ListAccessors<>(
            ActorLinks::inCast,
            ActorLinks::castOf,
            ActorLinks::nextInCast,
            ActorLinks::previousInCast,
            ActorLinks::unlinkFromCast),
        new HostAccessors<>(
            ActorLinks.class, ActorLinks::unlinkAll, ActorLinks::isLinked, ActorLinks::describe),
        new NodeSurgery<>(ActorLinks::castLink));
  }
}
