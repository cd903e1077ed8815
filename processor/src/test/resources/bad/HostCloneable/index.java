package game;

import dev.intrusive.*;

class Particle implements Cloneable { // warning: HostCloneable
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") ParticleAlive alive;
}
