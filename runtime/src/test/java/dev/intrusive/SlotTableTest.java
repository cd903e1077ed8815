package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Which table an object belongs to. */
class SlotTableTest {

  private final Object first = new Object();
  private final Object second = new Object();
  private final Table table = new Table(true, first, second);

  private static final class Table extends SlotTable<Object> {

    private final boolean isInUse;

    Table(boolean isInUse, Object... objects) {
      super(objects, false);
      this.isInUse = isInUse;
      remember();
    }

    @Override
    protected boolean isInUse() {
      return super.isInUse() && isInUse;
    }
  }

  @Test
  void homeOf_needsObjectAndSlot() {
    assertSame(table, SlotTable.homeOf(first, 0));
    assertSame(table, SlotTable.homeOf(second, 1));
    assertNull(SlotTable.homeOf(second, 0));
    assertNull(SlotTable.homeOf(second, 2));
    assertNull(SlotTable.homeOf(second, -1));
    assertNull(SlotTable.homeOf(new Object(), 0));
  }

  @Test
  void homeOf_findsTheTable_ofMany() {
    List<Table> others = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      Object object = new Object();
      Table other = new Table(true, object);
      others.add(other);
      assertSame(other, SlotTable.homeOf(object, 0));
      assertSame(table, SlotTable.homeOf(first, 0), () -> "beside " + others.size());
    }
  }

  @Test
  void ownerOf_findsTablesInUse() {
    assertSame(table, SlotTable.ownerOf(first, 0));
    assertSame(table, SlotTable.ownerOf(second, 1));
    assertNull(SlotTable.ownerOf(second, 0));
    assertNull(SlotTable.ownerOf(second, -1));
    assertNull(SlotTable.ownerOf(first, -1));
    assertNull(SlotTable.ownerOf(new Object(), 1));
  }

  @Test
  void ownerOf_doesNotFindTablesThatAreNotInUse() {
    Object free = new Object();
    Object other = new Object();
    Table closed = new Table(false, free, other);
    assertNull(SlotTable.ownerOf(free, 0));
    assertNull(SlotTable.ownerOf(other, 1));
    assertSame(closed, SlotTable.homeOf(other, 1));
  }

  /** As the objects of a pool that was closed are those of another one. */
  @Test
  void objectsOfTwoTables_areAtHomeInTheOneInUse() {
    Object[] objects = {new Object(), new Object()};
    Table before = new Table(false, objects);
    assertSame(before, SlotTable.homeOf(objects[1], 1));
    Table present = new Table(true, objects);
    Table after = new Table(false, objects);
    for (int slot = 0; slot < objects.length; slot++) {
      assertSame(present, SlotTable.homeOf(objects[slot], slot));
      assertSame(present, SlotTable.ownerOf(objects[slot], slot));
    }
    assertNotSame(before, after);
  }

  /** A table is found, and is no longer once it is gone. */
  @Test
  void tablesThatAreGone_areForgotten() {
    Object[] kept = {new Object(), new Object()};
    for (int i = 0; i < 1_000; i++) {
      new Table(true, new Object());
    }
    WeakReference<Table> gone = new WeakReference<>(new Table(true, kept));
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (gone.get() != null && System.nanoTime() < deadline) {
      System.gc();
    }
    assertNull(SlotTable.homeOf(kept[0], 0));
    assertNull(SlotTable.homeOf(kept[1], 1));
    Table again = new Table(true, kept);
    assertSame(again, SlotTable.homeOf(kept[0], 0));
    assertSame(again, SlotTable.homeOf(kept[1], 1));
  }
}
