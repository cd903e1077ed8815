package game;

import dev.intrusive.*;

class Particle {
  @IntrusiveLink("slots") int slot;
  @IntrusiveLink("slots") ParticleSlots slots;
  @IntrusiveLink("elements") int element;
  @IntrusiveLink("elements") ParticleElements list;
  @IntrusiveLink("source") int index;
  @IntrusiveLink("source") ParticleSource from;
  @IntrusiveLink("next") int next;
  @IntrusiveLink("next") ParticleNext rest;
  @IntrusiveLink("previous") volatile int arrayIndex;
  @IntrusiveLink("previous") transient ParticlePrevious arrayField;

  static final ParticleSlots ALL = new ParticleSlots();
  static final ParticleElements SOME = new ParticleElements(100);
}
