package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("alive") private int aliveIndex; // error: IntrusiveLinkPrivate
  @IntrusiveLink("alive") private ParticleAlive alive; // error: IntrusiveLinkPrivate
}
