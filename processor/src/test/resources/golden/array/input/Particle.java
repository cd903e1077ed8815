package game;

import dev.intrusive.IntrusiveLink;

public final class Particle {
  @IntrusiveLink("alive")
  int aliveIndex;

  @IntrusiveLink("alive")
  ParticleAlive alive;
}
