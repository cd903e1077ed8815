package dev.intrusive.benchmarks.cells;

import java.util.Collection;
import java.util.LinkedHashSet;

/** The JDK's LinkedHashSet. */
public class JdkLinkedHashSet extends JdkCells {

  @Override
  Collection<Located> newCell() {
    return new LinkedHashSet<>();
  }
}
