package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("alive") static int aliveIndex; // error: IntrusiveLinkStatic
  @IntrusiveLink("alive") static ParticleAlive alive; // error: IntrusiveLinkStatic
}
