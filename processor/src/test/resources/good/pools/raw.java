package game;

import dev.intrusive.*;

import java.util.List;

abstract class Thing<T> {
  @PoolSlot int slot;

  @IntrusiveLink("things")
  final Link<Thing<T>> link = new Link<>();

  @OnEmplace
  void init(T thing, List<T> more) {}
}

@SuppressWarnings("rawtypes")
@Pooled
class Bullet extends Thing {
  @OnEmplace
  void init(List list) {}
}
