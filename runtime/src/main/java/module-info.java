/** The annotations, the base classes of generated intrusive lists, and object pools. */
module dev.intrusive.runtime {
  requires static org.jspecify;

  exports dev.intrusive;
  exports dev.intrusive.generated;
  exports dev.intrusive.ints;
  exports dev.intrusive.pool;
}
