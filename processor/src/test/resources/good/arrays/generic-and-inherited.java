package game;

import dev.intrusive.*;

class Particle<T extends Comparable<T>> {
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") ParticleAlive<T> alive;
}

class Steps extends Particle<String> {
  @IntrusiveLink("steps") int stepIndex;
  @IntrusiveLink("steps") StepsSteps steps;
}

class Use {
  ParticleAlive<String> list = new ParticleAlive<>(3);

  int use(Steps steps) {
    list.add(steps);
    new StepsSteps().add(steps);
    list.trimToSize();
    return StepsLinks.unlinkAll(steps);
  }
}
