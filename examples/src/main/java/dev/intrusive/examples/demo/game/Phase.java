package dev.intrusive.examples.demo.game;

import java.util.Locale;

/** The phases of a frame, in their order. */
enum Phase {
  /** Spawners add objects. */
  SPAWN,
  /** Everything moves and acts. */
  UPDATE,
  /** Everything deals with what it touches, while the particles glow. */
  COLLIDE,
  /** What has burnt out is reclaimed; the dead leave their remains and are gone. */
  SWEEP;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
