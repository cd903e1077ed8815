package dev.intrusive.behaviour.array;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;

/** The list of the array layout of {@link Spore}. */
public final class SporeFixture {

  private SporeFixture() {}

  /** A new fixture. */
  public static ListFixture<Spore> create() {
    SporePool pool = new SporePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Spore::copy, Spore::id),
        new ListFixture.Lists<>("cloud", SporeCloud::new, () -> new SporeFloating(pool)),
        new ListAccessors<>(
            SporeLinks::inCloud,
            SporeLinks::cloudOf,
            SporeLinks::nextInCloud,
            SporeLinks::previousInCloud,
            SporeLinks::unlinkFromCloud),
        HostAccessors.over(
            pool,
            SporeLinks.class,
            SporeLinks::unlinkAll,
            SporeLinks::isLinked,
            SporeLinks::describe),
        new IndexSurgery<>((element, list) -> element.cloud = (SporeCloud) list));
  }
}
