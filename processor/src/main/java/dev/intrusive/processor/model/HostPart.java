package dev.intrusive.processor.model;

/**
 * A part of a host that can be unknown: because a type is unresolved, so that a later round may
 * know it, or because of errors.
 */
public enum HostPart {
  /** The bounds of the type parameters, which all generated classes repeat. */
  BOUNDS,

  /** The superclasses, whose accessors those of the host call. */
  SUPERCLASSES,

  /** The types and names of the annotated fields. */
  FIELDS,

  /** The names of all structures, own and inherited. */
  LISTS,

  /** The keys of heaps and maps, and the natural order of the host. */
  KEYS,

  /** The types of what lists belong to. */
  OWNERS,

  /** The slot, the constructor and the hook that ends a life, which the pool is made of. */
  POOL,

  /** The types of the hooks that begin lives, which the emplace methods repeat. */
  HOOKS
}
