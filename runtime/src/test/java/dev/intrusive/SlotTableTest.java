package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.SlotTable.TakenObjects;
import java.util.ArrayList;
import java.util.List;
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
  void poolOf_findsTablesInUse() {
    TakenObjects taken = new TakenObjects();
    assertSame(table, taken.poolOf(first, 0));
    assertSame(table, taken.poolOf(second, 1));
    assertNull(taken.poolOf(second, 0));
    assertNull(taken.poolOf(second, -1));
    assertNull(taken.poolOf(first, -1));
    assertNull(taken.poolOf(new Object(), 1));
  }

  @Test
  void poolOf_doesNotFindTablesThatAreNotInUse() {
    Object free = new Object();
    Object other = new Object();
    Table closed = new Table(false, free, other);
    TakenObjects taken = new TakenObjects();
    assertNull(taken.poolOf(free, 0));
    assertNull(taken.poolOf(other, 1));
    assertSame(closed, SlotTable.homeOf(other, 1));
  }
}
