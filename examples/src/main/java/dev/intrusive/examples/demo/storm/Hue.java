package dev.intrusive.examples.demo.storm;

/** How a particle glows: in one colour when it is young, in another before it dies. */
enum Hue {
  FIRE(0xFFC050, 0xA01000),
  GOLD(0xFFF0A0, 0x805000),
  ROSE(0xFF60A0, 0x500040),
  EXHAUST(0x60E0FF, 0x002060),
  /** Bursts into sparks when its time is over. */
  EMBER(0xFFFFFF, 0xFF8020),
  STORM_INNER(0x7A4A86, 0x30103A),
  STORM_MIDDLE(0x3C4A9A, 0x101C50),
  STORM_OUTER(0x20648A, 0x042838);

  private final int young;
  private final int old;

  Hue(int young, int old) {
    this.young = young;
    this.old = old;
  }

  int young() {
    return young;
  }

  int old() {
    return old;
  }

  boolean isStorm() {
    return this == STORM_INNER || this == STORM_MIDDLE || this == STORM_OUTER;
  }
}
