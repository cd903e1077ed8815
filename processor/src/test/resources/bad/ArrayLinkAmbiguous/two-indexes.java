package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("alive") int aliveIndex; // error: ArrayLinkAmbiguous
  @IntrusiveLink("alive") int otherIndex; // error: ArrayLinkAmbiguous
  @IntrusiveLink("alive") ParticleAlive alive;
}
