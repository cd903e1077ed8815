package dev.intrusive.benchmarks.maps;

import java.util.LinkedHashMap;

/** The JDK's hash map with an order. */
public class JdkLinkedHashMap extends JdkHashMap {

  public JdkLinkedHashMap() {
    super(new LinkedHashMap<>());
  }
}
