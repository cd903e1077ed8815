package dev.intrusive.benchmarks.cells;

import java.util.ArrayList;
import java.util.Collection;

/** The JDK's ArrayList, which searches the element that leaves. */
public class JdkArrayList extends JdkCells {

  @Override
  Collection<Located> newCell() {
    return new ArrayList<>();
  }
}
