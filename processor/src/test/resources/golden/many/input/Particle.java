package game;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;

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

  @HeapLink("byWeight")
  int weightIndex;

  @HeapLink("byWeight")
  ParticleByWeight byWeight;

  @MapLink("byName")
  Particle nameNext;

  @MapLink("byName")
  ParticleByName byName;

  @IntrusiveKey("byName")
  String name;
}
