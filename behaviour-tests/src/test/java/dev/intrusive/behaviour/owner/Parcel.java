package dev.intrusive.behaviour.owner;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** A host whose lists of each layout belong to a {@link Depot}. */
final class Parcel {

  @IntrusiveLink(value = "shelf", owner = Depot.class)
  final Link<Parcel> shelfLink = new Link<>();

  @IntrusiveLink(value = "belt", owner = Depot.class)
  @Nullable Parcel beltPrevious;

  @IntrusiveLink("belt")
  @Nullable Parcel beltNext;

  @IntrusiveLink("belt")
  @Nullable ParcelBelt belt;

  @IntrusiveLink("truck")
  int truckIndex;

  @IntrusiveLink(value = "truck", owner = Depot.class)
  @Nullable ParcelTruck truck;

  /** Owns a list of each layout. */
  static final class Depot<T> {
    final T address;
    final ParcelShelf shelf = new ParcelShelf(this);
    final ParcelBelt belt = new ParcelBelt(this);
    final ParcelTruck truck = new ParcelTruck(this, 4);

    Depot(T address) {
      this.address = address;
    }
  }
}
