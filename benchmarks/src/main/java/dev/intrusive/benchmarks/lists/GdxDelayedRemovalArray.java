package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.DelayedRemovalArray;

/** libGDX's DelayedRemovalArray. */
public class GdxDelayedRemovalArray extends GdxIteration {

  public GdxDelayedRemovalArray() {
    super(new GdxDelayedElements(new DelayedRemovalArray<>()));
  }
}
