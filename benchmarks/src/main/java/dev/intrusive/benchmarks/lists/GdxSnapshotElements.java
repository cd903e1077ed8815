package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.SnapshotArray;
import java.util.function.Consumer;

/** The elements of an array of libGDX that iterates over a snapshot. */
public final class GdxSnapshotElements extends GdxElements {

  private final SnapshotArray<Particle> array;

  /** Shows the elements of an array. */
  public GdxSnapshotElements(SnapshotArray<Particle> array) {
    super(array);
    this.array = array;
  }

  @Override
  public void forEach(Consumer<? super Particle> action) {
    Object[] snapshot = array.begin();
    for (int i = 0, count = array.size; i < count; i++) {
      action.accept((Particle) snapshot[i]);
    }
    array.end();
  }
}
