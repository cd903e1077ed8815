package game;

import dev.intrusive.*;

class Particle<T> {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") ParticleAlive<T> alive; // error: ArrayLinkAmbiguous
  @IntrusiveLink("alive") ParticleAlive<T> other; // error: ArrayLinkAmbiguous

  ParticleAlive<T> list = new ParticleAlive<>(100);
}
