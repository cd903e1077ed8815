package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Particle} objects, linked through {@link Particle#cell}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
final class ParticleGridCell extends NodeList<Particle> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public ParticleGridCell() {}

  /** Returns the list that holds an element, or null. */
  static ParticleGridCell holding(Particle element) {
    return (ParticleGridCell) holderOf(element, element.cell);
  }

  @Override
  protected Link<Particle> linkOf(Particle element) {
    return element.cell;
  }

  @Override
  protected String listName() {
    return "gridCell";
  }

  @Override
  public boolean add(Particle element) {
    linkLast(element, element.cell);
    return true;
  }

  @Override
  public void addFirst(Particle element) {
    linkFirst(element, element.cell);
  }

  @Override
  public void addLast(Particle element) {
    linkLast(element, element.cell);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    return holds(element, element.cell);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    return unlink(element, element.cell);
  }

  @Override
  public Particle next(Particle element) {
    return next(element, element.cell);
  }

  @Override
  public Particle previous(Particle element) {
    return previous(element, element.cell);
  }

  @Override
  public void insertBefore(Particle anchor, Particle element) {
    linkBefore(anchor, anchor.cell, element, element.cell);
  }

  @Override
  public void insertAfter(Particle anchor, Particle element) {
    linkAfter(anchor, anchor.cell, element, element.cell);
  }

  @Override
  public Particle erase(Particle element) {
    return erase(element, element.cell);
  }

  @Override
  public void moveToFirst(Particle element) {
    relinkFirst(element, element.cell);
  }

  @Override
  public void moveToLast(Particle element) {
    relinkLast(element, element.cell);
  }

  @Override
  public void moveBefore(Particle anchor, Particle element) {
    relinkBefore(anchor, anchor.cell, element, element.cell);
  }

  @Override
  public void moveAfter(Particle anchor, Particle element) {
    relinkAfter(anchor, anchor.cell, element, element.cell);
  }
}
