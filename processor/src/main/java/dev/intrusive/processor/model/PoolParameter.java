package dev.intrusive.processor.model;

import java.util.Collection;
import java.util.EnumSet;

/** Whether an accessor takes the pool of an object before the object. */
public enum PoolParameter {
  /** It takes the object alone. */
  NONE,

  /** It takes the pool, because the links live beside it. */
  FIRST,

  /** There is one of each kind, because errors hide which of them the user means. */
  OPTIONAL;

  /** What an accessor to several lists takes, from what those to each of them take. */
  static PoolParameter of(Collection<PoolParameter> parameters) {
    EnumSet<PoolParameter> all = EnumSet.of(NONE);
    all.addAll(parameters);
    return all.contains(OPTIONAL) ? OPTIONAL : all.contains(FIRST) ? FIRST : NONE;
  }
}
