package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Links are found by the class of an object, among many. */
final class DeclaredLinksTest {

  private static class Base {}

  private static class Middle extends Base {}

  private static class Leaf extends Middle {}

  private static class Other extends Base {}

  private static final Other NONE = new Other();

  private static final class Counted extends DeclaredLinks {
    private final int count;

    Counted(Class<?> host, @Nullable DeclaredLinks base, int count) {
      super(host, base, false);
      this.count = count;
    }

    DeclaredLinks registered() {
      return register();
    }

    @Override
    protected int unlink(@Nullable SlotTable<?> pool, Object object) {
      return count;
    }

    @Override
    protected boolean isLinked(@Nullable SlotTable<?> pool, Object object) {
      return count > 1;
    }

    @Override
    protected void describe(
        HostDescription description, @Nullable SlotTable<?> pool, Object object) {}
  }

  @Test
  void links_areThoseOfTheNearestClass() {
    DeclaredLinks base = new Counted(Base.class, null, 1);
    assertEquals(1, base.unlinkAll(null, new Leaf()));
    DeclaredLinks middle = new Counted(Middle.class, base, 10).registered();
    List<DeclaredLinks> kept = new ArrayList<>();
    Class<?>[] others = {String.class, Integer.class, Long.class, Short.class, Byte.class};
    for (Class<?> other : others) {
      kept.add(new Counted(other, null, 100).registered());
    }
    assertEquals(1, base.unlinkAll(null, new Base()));
    assertEquals(1, base.unlinkAll(null, new Other()));
    assertEquals(11, base.unlinkAll(null, new Middle()));
    assertEquals(11, base.unlinkAll(null, new Leaf()));
    assertEquals(11, middle.unlinkAll(null, new Leaf()));
    assertEquals(false, base.isAnyLinked(null, new Other()));
    assertEquals(true, base.isAnyLinked(null, new Leaf()));
    assertEquals(5, kept.size());
  }

  /** A class loader that is gone takes its links with it. */
  @Test
  void links_areNotKept() {
    DeclaredLinks base = new Counted(Base.class, null, 1);
    assertEquals(1001, new Counted(Other.class, base, 1000).registered().unlinkAll(null, NONE));
    for (int i = 0; i < 100 && base.unlinkAll(null, NONE) != 1; i++) {
      System.gc();
    }
    assertEquals(1, base.unlinkAll(null, NONE));
  }
}
