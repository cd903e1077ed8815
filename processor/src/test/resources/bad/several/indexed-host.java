package game;

import dev.intrusive.*;

@Pooled
class Bullet<T> implements Cloneable { // warning: HostCloneable
  @PoolSlot
  @IntrusiveLink({"liveList", "LiveList", "links", "other"}) // error: ListNameInvalid ListNameReserved ListNameDuplicate
  private int slot; // error: PoolSlotPrivate

  @IntrusiveLink("other") // error: ListNameDuplicate
  final Link<Bullet<T>> link = new Link<>();

  @IntrusiveLink("number")
  int number; // error: IndexedLinkWithoutPoolSlot

  @IntrusiveLink("flat")
  Bullet<T> prev; // error: FlatLinkIncomplete

  @IntrusiveLink("flat")
  int owner; // error: ListFieldType

  BulletLiveList<String> list = new BulletLiveList<>(new BulletPool<>(3));
}
