package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Particle} objects, linked through {@link Particle#world}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
final class ParticleWorld extends NodeList<Particle> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public ParticleWorld() {}

  /** Returns the list that holds an element, or null. */
  static ParticleWorld holding(Particle element) {
    return (ParticleWorld) holderOf(element, element.world);
  }

  @Override
  protected Link<Particle> linkOf(Particle element) {
    return element.world;
  }

  @Override
  protected String listName() {
    return "world";
  }

  @Override
  public boolean add(Particle element) {
    linkLast(element, element.world);
    return true;
  }

  @Override
  public void addFirst(Particle element) {
    linkFirst(element, element.world);
  }

  @Override
  public void addLast(Particle element) {
    linkLast(element, element.world);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    return holds(element, element.world);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    return unlink(element, element.world);
  }

  @Override
  public Particle next(Particle element) {
    return next(element, element.world);
  }

  @Override
  public Particle previous(Particle element) {
    return previous(element, element.world);
  }

  @Override
  public void insertBefore(Particle anchor, Particle element) {
    linkBefore(anchor, anchor.world, element, element.world);
  }

  @Override
  public void insertAfter(Particle anchor, Particle element) {
    linkAfter(anchor, anchor.world, element, element.world);
  }

  @Override
  public Particle erase(Particle element) {
    return erase(element, element.world);
  }

  @Override
  public void moveToFirst(Particle element) {
    relinkFirst(element, element.world);
  }

  @Override
  public void moveToLast(Particle element) {
    relinkLast(element, element.world);
  }

  @Override
  public void moveBefore(Particle anchor, Particle element) {
    relinkBefore(anchor, anchor.world, element, element.world);
  }

  @Override
  public void moveAfter(Particle anchor, Particle element) {
    relinkAfter(anchor, anchor.world, element, element.world);
  }
}
