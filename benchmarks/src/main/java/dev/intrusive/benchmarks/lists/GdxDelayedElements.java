package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.DelayedRemovalArray;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The elements of an array of libGDX that removes elements at the end of an iteration. */
public final class GdxDelayedElements extends GdxElements {

  private final DelayedRemovalArray<Particle> array;

  /** Shows the elements of an array. */
  public GdxDelayedElements(DelayedRemovalArray<Particle> array) {
    super(array);
    this.array = array;
  }

  @Override
  public void forEach(Consumer<? super Particle> action) {
    array.begin();
    for (int i = 0, count = array.size; i < count; i++) {
      action.accept(array.get(i));
    }
    array.end();
  }

  @Override
  public boolean removeIf(Predicate<? super Particle> isDue) {
    int before = array.size;
    array.begin();
    for (int i = 0; i < before; i++) {
      if (isDue.test(array.get(i))) {
        array.removeIndex(i);
      }
    }
    array.end();
    return array.size < before;
  }
}
