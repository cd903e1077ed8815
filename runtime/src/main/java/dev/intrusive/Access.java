package dev.intrusive;

/**
 * Who can use a generated class.
 *
 * @since 0.1.0
 */
public enum Access {
  /** Everybody who can use the host: public if the host and all classes around it are. */
  AS_HOST,

  /**
   * Only classes in the package of the host: for lists, heaps, maps and pools that others must not
   * touch although the host is public.
   */
  PACKAGE
}
