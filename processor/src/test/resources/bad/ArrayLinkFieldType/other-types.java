package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("alive") long aliveIndex; // error: ArrayLinkFieldType
  @IntrusiveLink("alive") ParticleAlive alive;
}

class Spark {
  @IntrusiveLink("alive") Integer aliveIndex; // error: ArrayLinkFieldType
  @IntrusiveLink("alive") SparkAlive alive;
}

class Flame {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") short otherIndex; // error: ArrayLinkFieldType
  @IntrusiveLink("alive") FlameAlive alive;
}

class Ember {
  @IntrusiveLink("alive") int[] aliveIndex; // error: ArrayLinkFieldType
  @IntrusiveLink("alive") EmberAlive alive;
}
