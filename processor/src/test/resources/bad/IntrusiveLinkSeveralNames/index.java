package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink({"alive", "visible"}) int index; // error: IntrusiveLinkSeveralNames
  @IntrusiveLink("alive") ParticleAlive alive;
  @IntrusiveLink("visible") ParticleVisible visible;
}
