package dev.intrusive.benchmarks.maps;

import org.jspecify.annotations.Nullable;

/** An element of a {@link PlainFlatMap}. */
final class PlainSession extends Session {
  @Nullable PlainSession next;
  @Nullable PlainFlatMap map;
}
