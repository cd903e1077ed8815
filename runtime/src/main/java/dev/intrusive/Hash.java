package dev.intrusive;

/**
 * How the keys of a map are spread over its table.
 *
 * @since 0.1.0
 */
public enum Hash {
  /** All bits of a key decide: right for any keys. */
  MIXED,

  /**
   * The lowest bits of a key decide, so that neighbours stay neighbours: faster for ids that are
   * counted up, as those that are used together lie together. Keys with equal low bits, such as
   * multiples of a large power of two, share a chain.
   */
  SEQUENTIAL
}
