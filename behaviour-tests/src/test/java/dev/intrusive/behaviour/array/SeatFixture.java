package dev.intrusive.behaviour.array;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;

/** The table of {@link Seat}, with a capacity that is too small. */
public final class SeatFixture {

  private SeatFixture() {}

  /** A new fixture. */
  public static ListFixture<Seat<Integer>> create() {
    return new ListFixture<>(
        new Elements<>(Seat::new, Seat::copy, element -> element.guest),
        new ListFixture.Lists<>("table", () -> new SeatTable<Integer>(2)),
        new ListAccessors<>(
            SeatLinks::inTable,
            SeatLinks::tableOf,
            SeatLinks::nextInTable,
            SeatLinks::previousInTable,
            SeatLinks::unlinkFromTable),
        new HostAccessors<>(
            SeatLinks.class, SeatLinks::unlinkAll, SeatLinks::isLinked, SeatLinks::describe),
        new IndexSurgery<>((element, list) -> element.table = (SeatTable<Integer>) list));
  }
}
