package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

final class Particle {
  @IntrusiveLink("world")
  final Link<Particle> world = new Link<>();

  @IntrusiveLink("gridCell")
  final Link<Particle> cell = new Link<>();

  @IntrusiveLink("byAge")
  Particle agePrev;

  @IntrusiveLink("byAge")
  Particle ageNext;

  @IntrusiveLink("byAge")
  ParticleByAge ageOwner;
}
