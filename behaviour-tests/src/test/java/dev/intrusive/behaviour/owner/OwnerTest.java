package dev.intrusive.behaviour.owner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.behaviour.owner.Parcel.Depot;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A list knows what it belongs to, and its elements find that through it. */
final class OwnerTest {

  private final Depot<String> depot = new Depot<>("here");
  private final Depot<Integer> other = new Depot<>(7);
  private final Parcel parcel = new Parcel();

  @Test
  void owner_isWhatTheListWasMadeWith() {
    assertSame(depot, depot.shelf.owner());
    assertSame(depot, depot.belt.owner());
    assertSame(depot, depot.truck.owner());
    assertSame(depot, new ParcelTruck(depot).owner());
  }

  @Test
  @SuppressWarnings("NullAway") // null is refused
  void owner_ofNull_isRefused() {
    assertThrows(NullPointerException.class, () -> new ParcelShelf(null));
    assertThrows(NullPointerException.class, () -> new ParcelBelt(null));
    assertThrows(NullPointerException.class, () -> new ParcelTruck(null));
    assertThrows(NullPointerException.class, () -> new ParcelTruck(null, 4));
    assertThrows(IllegalArgumentException.class, () -> new ParcelTruck(depot, -1));
  }

  @Test
  void accessors_leadToTheOwner() {
    assertNull(ParcelLinks.beltOf(parcel));
    depot.shelf.add(parcel);
    depot.belt.add(parcel);
    depot.truck.add(parcel);
    assertSame(depot, Objects.requireNonNull(ParcelLinks.shelfOf(parcel)).owner());
    assertSame(depot, Objects.requireNonNull(ParcelLinks.beltOf(parcel)).owner());
    assertSame(depot, Objects.requireNonNull(ParcelLinks.truckOf(parcel)).owner());
    assertSame(depot.shelf, parcel.shelfLink.list());
    assertSame(depot, ((ParcelShelf) Objects.requireNonNull(parcel.shelfLink.list())).owner());
  }

  @Test
  void moves_changeTheOwnerOfAnElementAndNotOfAList() {
    depot.belt.add(parcel);
    other.belt.moveToLast(parcel);
    assertEquals(7, Objects.requireNonNull(ParcelLinks.beltOf(parcel)).owner().address);
    depot.belt.swapContents(other.belt);
    assertSame(depot, Objects.requireNonNull(ParcelLinks.beltOf(parcel)).owner());
    other.belt.spliceFirst(depot.belt);
    assertSame(other, Objects.requireNonNull(ParcelLinks.beltOf(parcel)).owner());
    other.truck.add(parcel);
    other.truck.swapContents(depot.truck);
    assertSame(depot, Objects.requireNonNull(ParcelLinks.truckOf(parcel)).owner());
    assertSame(depot, depot.truck.owner());
    assertSame(other, other.truck.owner());
    assertEquals(2, ParcelLinks.unlinkAll(parcel));
  }
}
