package dev.intrusive.behaviour.heap.sub;

import dev.intrusive.behaviour.heap.Actor;
import dev.intrusive.behaviour.heap.ActorLinks;
import dev.intrusive.behaviour.heap.ActorTurns;
import dev.intrusive.behaviour.heap.HeapFixture;
import dev.intrusive.behaviour.heap.HeapFixture.Accessors;

/** Monsters in the heap of their superclass, and in their own. */
public final class MonsterFixtures {

  private MonsterFixtures() {}

  /** A fixture for the heap that actors have. */
  public static HeapFixture<Actor> byTurn() {
    return new HeapFixture<>(
        fixture -> new ActorTurns(),
        Monster::new,
        false,
        null,
        new Accessors<>(
            ActorLinks::turnsOf,
            ActorLinks::inTurns,
            ActorLinks::unlinkFromTurns,
            element -> MonsterLinks.unlinkAll((Monster) element),
            element -> MonsterLinks.isLinked((Monster) element),
            element -> MonsterLinks.describe((Monster) element)));
  }

  /** A fixture for the heap that only monsters have. */
  public static HeapFixture<Monster> byThreat() {
    return new HeapFixture<>(
        fixture -> new MonsterThreats(),
        Monster::new,
        false,
        null,
        new Accessors<>(
            MonsterLinks::threatsOf,
            MonsterLinks::inThreats,
            MonsterLinks::unlinkFromThreats,
            MonsterLinks::unlinkAll,
            MonsterLinks::isLinked,
            MonsterLinks::describe));
  }
}
