package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Bullet} objects, linked through {@link Bullet#ownerLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class BulletOwnerList extends NodeList<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public BulletOwnerList() {}

  /** Returns the list that holds an element, or null. */
  static BulletOwnerList holding(Bullet element) {
    return (BulletOwnerList) holderOf(element, element.ownerLink);
  }

  @Override
  protected Link<Bullet> linkOf(Bullet element) {
    return element.ownerLink;
  }

  @Override
  protected String listName() {
    return "ownerList";
  }

  @Override
  public boolean add(Bullet element) {
    linkLast(element, element.ownerLink);
    return true;
  }

  @Override
  public void addFirst(Bullet element) {
    linkFirst(element, element.ownerLink);
  }

  @Override
  public void addLast(Bullet element) {
    linkLast(element, element.ownerLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return holds(element, element.ownerLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return unlink(element, element.ownerLink);
  }

  @Override
  public Bullet next(Bullet element) {
    return next(element, element.ownerLink);
  }

  @Override
  public Bullet previous(Bullet element) {
    return previous(element, element.ownerLink);
  }

  @Override
  public void insertBefore(Bullet anchor, Bullet element) {
    linkBefore(anchor, anchor.ownerLink, element, element.ownerLink);
  }

  @Override
  public void insertAfter(Bullet anchor, Bullet element) {
    linkAfter(anchor, anchor.ownerLink, element, element.ownerLink);
  }

  @Override
  public Bullet erase(Bullet element) {
    return erase(element, element.ownerLink);
  }

  @Override
  public void moveToFirst(Bullet element) {
    relinkFirst(element, element.ownerLink);
  }

  @Override
  public void moveToLast(Bullet element) {
    relinkLast(element, element.ownerLink);
  }

  @Override
  public void moveBefore(Bullet anchor, Bullet element) {
    relinkBefore(anchor, anchor.ownerLink, element, element.ownerLink);
  }

  @Override
  public void moveAfter(Bullet anchor, Bullet element) {
    relinkAfter(anchor, anchor.ownerLink, element, element.ownerLink);
  }
}
