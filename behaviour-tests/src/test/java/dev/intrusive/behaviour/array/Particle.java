package dev.intrusive.behaviour.array;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A package-private host of the array layout with two lists. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Particle implements Cloneable {

  final int id;

  @IntrusiveLink("alive")
  int aliveIndex;

  @IntrusiveLink("alive")
  @Nullable ParticleAlive alive;

  @IntrusiveLink("visible")
  int placeAmongVisible;

  @IntrusiveLink("visible")
  @Nullable ParticleVisible visible;

  Particle(int id) {
    this.id = id;
  }

  Particle copy() {
    try {
      return (Particle) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "particle " + id;
  }
}
