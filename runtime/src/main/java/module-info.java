/** The annotations and base classes of generated intrusive lists. */
module dev.intrusive.runtime {
  requires static org.jspecify;

  exports dev.intrusive;
}
