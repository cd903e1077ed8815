package dev.intrusive.behaviour.inherit;

import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.behaviour.inherit.sub.Monster;
import org.jspecify.annotations.Nullable;

/** The list of {@link Actor}, whose elements are of a subclass in another package. */
final class ActorFixture implements ListFixture<Actor> {

  @Override
  public ActorCast newList() {
    return new ActorCast();
  }

  @Override
  public Actor newElement(int id) {
    return new Monster(id);
  }

  @Override
  public Actor copyOf(Actor original) {
    return original.copy();
  }

  @Override
  public int idOf(Actor element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "cast";
  }

  @Override
  public Class<?> linksClass() {
    return ActorLinks.class;
  }

  @Override
  public boolean isInList(Actor element) {
    return ActorLinks.inCast(element);
  }

  @Override
  public @Nullable ActorCast listOf(Actor element) {
    return ActorLinks.castOf(element);
  }

  @Override
  public @Nullable Actor nextOf(Actor element) {
    return ActorLinks.nextInCast(element);
  }

  @Override
  public @Nullable Actor previousOf(Actor element) {
    return ActorLinks.previousInCast(element);
  }

  @Override
  public boolean unlink(Actor element) {
    return ActorLinks.unlinkFromCast(element);
  }

  @Override
  public int unlinkAll(Actor element) {
    return ActorLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Actor element) {
    return ActorLinks.isLinked(element);
  }

  @Override
  public String describe(Actor element) {
    return ActorLinks.describe(element);
  }

  @Override
  public NodeSurgery<Actor> surgery() {
    return new NodeSurgery<>(ActorLinks::castLink);
  }
}
