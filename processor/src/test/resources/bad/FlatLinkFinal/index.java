package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("alive") final int aliveIndex = 0; // error: FlatLinkFinal
  @IntrusiveLink("alive") final ParticleAlive alive = null; // error: FlatLinkFinal

  void live(ParticleAlive list) {
    list.add(this);
    list.trimToSize();
  }
}
