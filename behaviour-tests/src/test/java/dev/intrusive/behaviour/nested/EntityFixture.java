package dev.intrusive.behaviour.nested;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.nested.World.Entity;
import org.jspecify.annotations.Nullable;

/** The list of the nested class {@link Entity}. */
final class EntityFixture implements ListFixture<Entity> {

  @Override
  public World_EntityActiveList newList() {
    return new World_EntityActiveList();
  }

  @Override
  public Entity newElement(int id) {
    return new Entity(id);
  }

  @Override
  public Entity copyOf(Entity original) {
    return original.copy();
  }

  @Override
  public int idOf(Entity element) {
    return element.id;
  }

  @Override
  public String listName() {
    return "activeList";
  }

  @Override
  public Class<?> linksClass() {
    return World_EntityLinks.class;
  }

  @Override
  public boolean isInList(Entity element) {
    return World_EntityLinks.inActiveList(element);
  }

  @Override
  public @Nullable World_EntityActiveList listOf(Entity element) {
    return World_EntityLinks.activeListOf(element);
  }

  @Override
  public @Nullable Entity nextOf(Entity element) {
    return World_EntityLinks.nextInActiveList(element);
  }

  @Override
  public @Nullable Entity previousOf(Entity element) {
    return World_EntityLinks.previousInActiveList(element);
  }

  @Override
  public boolean unlink(Entity element) {
    return World_EntityLinks.unlinkFromActiveList(element);
  }

  @Override
  public int unlinkAll(Entity element) {
    return World_EntityLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Entity element) {
    return World_EntityLinks.isLinked(element);
  }

  @Override
  public String describe(Entity element) {
    return World_EntityLinks.describe(element);
  }

  @Override
  public LinkSurgery<Entity> surgery() {
    return new LinkSurgery<Entity>() {
      @Override
      public boolean sharesLinksWithCopies() {
        return false;
      }

      @Override
      public void setNext(Entity element, @Nullable Entity next) {
        element.nextActive = next;
      }

      @Override
      public void setPrevious(Entity element, @Nullable Entity previous) {
        element.prevActive = previous;
      }

      @Override
      public void setList(Entity element, @Nullable IntrusiveList<Entity> list) {
        element.activeIn = (World_EntityActiveList) list;
      }
    };
  }
}
