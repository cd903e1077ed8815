package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.failing.EachAllocation;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Lets the allocations of all operations on lists fail, for a kind of host with a name. */
public final class ListAllocations implements Consumer<String> {

  /** A public constructor, since the class is loaded by name. */
  public ListAllocations() {}

  @Override
  public void accept(String host) {
    failEach(Hosts.named(host).newFixture());
  }

  private static <E> void failEach(ListFixture<E> fixture) {
    List<WeakReference<E>> gone = new ArrayList<>();
    List<Object> lists = new ArrayList<>();
    int failures = 0;
    for (ListWorld.Operation<E> operation : ListWorld.<E>operations(fixture)) {
      failures +=
          EachAllocation.fail(
              () -> new ListWorld<>(fixture),
              operation.body(),
              world -> {
                try {
                  world.requireWhole();
                  world.restore();
                  world.requireWhole();
                } catch (AssertionError | RuntimeException e) {
                  throw new AssertionError(operation.name(), e);
                }
                world.list.clear();
                world.other.clear();
                lists.add(world.list);
                lists.add(world.other);
                world.elements.forEach(element -> gone.add(new WeakReference<>(element)));
                fixture.recycle();
              });
    }
    assertTrue(failures > 20, "hardly anything failed: " + failures);
    if (!fixture.isPooled()) {
      assertCollected(gone, lists);
    }
  }
}
