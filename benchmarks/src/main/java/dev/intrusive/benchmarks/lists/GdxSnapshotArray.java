package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.SnapshotArray;

/** libGDX's SnapshotArray. */
public class GdxSnapshotArray extends GdxIteration {

  public GdxSnapshotArray() {
    super(new GdxSnapshotElements(new SnapshotArray<>()));
  }
}
