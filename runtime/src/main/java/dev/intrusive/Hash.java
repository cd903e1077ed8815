package dev.intrusive;

/**
 * How the keys of a map are spread over the chains of its table; chosen by {@link MapLink#hash}.
 *
 * <p>Neither resists keys that were chosen to share a chain, on which each operation is O(n). Where
 * strangers choose keys, find objects by numbers of your own, or by objects whose {@code hashCode}
 * depends on a secret.
 *
 * @since 0.1.0
 */
public enum Hash {
  /**
   * The chain of a key depends on all its bits. Right for any keys that were not chosen to collide.
   * Use it unless keys are counted up.
   */
  MIXED,

  /**
   * The chain of a key is its lowest bits, so that neighbours stay neighbours: 41 and 42 are in
   * neighbouring chains. Faster for ids that are counted up, since look-ups of ids that are used
   * together share cache lines. Keys with equal low bits share a chain: multiples of a power of
   * two, ids shifted left, pairs packed into a {@code long}. Of a {@code float} or {@code double}
   * the integer part decides, so prices between 1 and 2 share one, too; of an object its {@code
   * hashCode}.
   */
  SEQUENTIAL
}
