package dev.intrusive.records.matching.rivals;

import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.MatchingEngine;
import dev.intrusive.records.matching.Reports;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;

/** The engines that are compared. */
public enum EngineType {
  GENERATED("generated structures") {
    @Override
    public Engine create(int capacity, int ids, Reports reports) {
      return new MatchingEngine(capacity, reports);
    }
  },
  EXCHANGE_CORE("exchange-core 0.5.3") {
    @Override
    public Engine create(int capacity, int ids, Reports reports) {
      return new ExchangeCoreEngine(reports);
    }
  },
  PARITY("parity-match 0.7.0") {
    @Override
    public Engine create(int capacity, int ids, Reports reports) {
      return new ParityEngine(ids, reports);
    }
  },
  JAVA_UTIL_SETS("TreeMap, HashMap, LinkedHashSet") {
    @Override
    public Engine create(int capacity, int ids, Reports reports) {
      return new JavaUtilEngine(LinkedHashSet::new, reports);
    }
  },
  JAVA_UTIL_DEQUES("TreeMap, HashMap, ArrayDeque") {
    @Override
    public Engine create(int capacity, int ids, Reports reports) {
      return new JavaUtilEngine(ArrayDeque::new, reports);
    }
  };

  private final String label;

  EngineType(String label) {
    this.label = label;
  }

  /** Returns what the engine is called, or is made of. */
  public String label() {
    return label;
  }

  /**
   * Creates an engine with an empty book.
   *
   * @param capacity how many orders can rest at the same time, if the engine asks
   * @param ids the largest id, if the engine asks
   * @param reports receives what the engine does
   */
  public abstract Engine create(int capacity, int ids, Reports reports);
}
