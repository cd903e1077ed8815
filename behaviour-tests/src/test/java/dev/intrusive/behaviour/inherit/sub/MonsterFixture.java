package dev.intrusive.behaviour.inherit.sub;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.ListFixture;
import org.jspecify.annotations.Nullable;

/** The list that {@link Monster} adds to those that it inherits. */
final class MonsterFixture implements ListFixture<Monster> {

  @Override
  public MonsterHorde newList() {
    return new MonsterHorde();
  }

  @Override
  public Monster newElement(int id) {
    return new Monster(id);
  }

  @Override
  public Monster copyOf(Monster original) {
    return original.copy();
  }

  @Override
  public int idOf(Monster element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "horde";
  }

  @Override
  public Class<?> linksClass() {
    return MonsterLinks.class;
  }

  @Override
  public boolean isInList(Monster element) {
    return MonsterLinks.inHorde(element);
  }

  @Override
  public @Nullable MonsterHorde listOf(Monster element) {
    return MonsterLinks.hordeOf(element);
  }

  @Override
  public @Nullable Monster nextOf(Monster element) {
    return MonsterLinks.nextInHorde(element);
  }

  @Override
  public @Nullable Monster previousOf(Monster element) {
    return MonsterLinks.previousInHorde(element);
  }

  @Override
  public boolean unlink(Monster element) {
    return MonsterLinks.unlinkFromHorde(element);
  }

  @Override
  public int unlinkAll(Monster element) {
    return MonsterLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Monster element) {
    return MonsterLinks.isLinked(element);
  }

  @Override
  public String describe(Monster element) {
    return MonsterLinks.describe(element);
  }

  @Override
  public LinkSurgery<Monster> surgery() {
    return new LinkSurgery<Monster>() {
      @Override
      public boolean sharesLinksWithCopies() {
        return false;
      }

      @Override
      public void setNext(Monster element, @Nullable Monster next) {
        element.hordeNext = next;
      }

      @Override
      public void setPrevious(Monster element, @Nullable Monster previous) {
        element.hordePrevious = previous;
      }

      @Override
      public void setList(Monster element, @Nullable IntrusiveList<Monster> list) {
        element.horde = (MonsterHorde) list;
      }
    };
  }
}
