package game;

import dev.intrusive.*;

class Particle<T> {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") ParticleAlive<String> alive; // error: FlatLinkTypeArgument
}
