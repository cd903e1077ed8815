package dev.intrusive.behaviour.inherit.sub;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;

/** The list that {@link Monster} adds to those that it inherits. */
public final class MonsterFixture {

  private MonsterFixture() {}

  /** A new fixture. */
  public static ListFixture<Monster> create() {
    return new ListFixture<>(
        new Elements<>(Monster::new, Monster::copy, Monster::id),
        new ListFixture.Lists<>("horde", MonsterHorde::new),
        new ListAccessors<>(
            MonsterLinks::inHorde,
            MonsterLinks::hordeOf,
            MonsterLinks::nextInHorde,
            MonsterLinks::previousInHorde,
            MonsterLinks::unlinkFromHorde),
        new HostAccessors<>(
            MonsterLinks.class,
            MonsterLinks::unlinkAll,
            MonsterLinks::isLinked,
            MonsterLinks::describe),
        new FieldSurgery<>(
            (element, next) -> element.hordeNext = next,
            (element, previous) -> element.hordePrevious = previous,
            (element, list) -> element.horde = (MonsterHorde) list));
  }
}
