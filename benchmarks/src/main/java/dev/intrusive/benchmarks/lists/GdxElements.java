package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.Array;
import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The elements of an array of libGDX; iterated by index, as its users do. */
public class GdxElements extends AbstractCollection<Particle> {

  private final Array<Particle> array;

  /** Shows the elements of an array. */
  public GdxElements(Array<Particle> array) {
    this.array = array;
  }

  @Override
  public final boolean add(Particle element) {
    array.add(element);
    return true;
  }

  @Override
  public final int size() {
    return array.size;
  }

  @Override
  public final Iterator<Particle> iterator() {
    return array.iterator();
  }

  @Override
  public void forEach(Consumer<? super Particle> action) {
    for (int i = 0; i < array.size; i++) {
      action.accept(array.get(i));
    }
  }

  /** Removes by index; of an array without order, the last element takes the place. */
  @Override
  public boolean removeIf(Predicate<? super Particle> isDue) {
    int before = array.size;
    for (int i = 0; i < array.size; ) {
      if (isDue.test(array.get(i))) {
        array.removeIndex(i);
      } else {
        i++;
      }
    }
    return array.size < before;
  }
}
