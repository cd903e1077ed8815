package game;

import dev.intrusive.*;
import java.util.Map;

class World<K> {
  class Room<V extends Comparable<V>> {
    final World_ThingInner<V> things = new World_ThingInner<>(this);
    final World_ThingInner<V> more = new World_ThingInner<>(new World<String>().new Room<Integer>());
  }

  class Hall {
    final World_ThingHall<String> things = new World_ThingHall<>(this);
  }

  interface Owner<A, B extends Comparable<B>> extends Map<A, B> {}

  static class Thing<T extends Comparable<T>> {
    @IntrusiveLink(value = "inner", owner = World.Room.class)
    final Link<Thing<T>> inner = new Link<>();

    @IntrusiveLink(value = "hall", owner = World.Hall.class)
    final Link<Thing<T>> hall = new Link<>();

    @IntrusiveLink(value = "generic", owner = Owner.class)
    final Link<Thing<T>> generic = new Link<>();

    @IntrusiveLink(value = "own", owner = Thing.class)
    final Link<Thing<T>> own = new Link<>();

    @IntrusiveLink(value = "imported", owner = Map.Entry.class)
    final Link<Thing<T>> imported = new Link<>();

    World<?>.Room<?> room() {
      return World_ThingLinks.innerOf(this).owner();
    }

    World<?>.Hall hall() {
      return World_ThingLinks.hallOf(this).owner();
    }

    Map<?, ?> map(Owner<String, Integer> owner) {
      return new World_ThingGeneric<T>(owner).owner();
    }

    Thing<?> parent() {
      return World_ThingLinks.ownOf(this).owner();
    }
  }
}
