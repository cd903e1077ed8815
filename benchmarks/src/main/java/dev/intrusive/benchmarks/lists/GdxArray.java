package dev.intrusive.benchmarks.lists;

import com.badlogic.gdx.utils.Array;

/** libGDX's Array. */
public class GdxArray extends GdxIteration {

  public GdxArray() {
    super(new GdxElements(new Array<>()));
  }
}
