package game;

import dev.intrusive.*;

import java.util.List;

@Pooled
class Bullet {
  @PoolSlot int slot;

  BulletPool pool;

  @OnEmplace
  void init(List<String> names, int... numbers) {} // error: OnEmplaceDuplicate

  @OnEmplace
  void start(List<Integer> others, int[] numbers) {} // error: OnEmplaceDuplicate
}
