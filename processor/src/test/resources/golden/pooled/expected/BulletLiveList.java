package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Bullet} objects, linked through {@link Bullet#liveLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class BulletLiveList extends NodeList<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public BulletLiveList() {}

  /** Returns the list that holds an element, or null. */
  static BulletLiveList holding(Bullet element) {
    return (BulletLiveList) holderOf(element, element.liveLink);
  }

  @Override
  protected Link<Bullet> linkOf(Bullet element) {
    return element.liveLink;
  }

  @Override
  protected String listName() {
    return "liveList";
  }

  @Override
  public boolean add(Bullet element) {
    linkLast(element, element.liveLink);
    return true;
  }

  @Override
  public void addFirst(Bullet element) {
    linkFirst(element, element.liveLink);
  }

  @Override
  public void addLast(Bullet element) {
    linkLast(element, element.liveLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return holds(element, element.liveLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return unlink(element, element.liveLink);
  }

  @Override
  public Bullet next(Bullet element) {
    return next(element, element.liveLink);
  }

  @Override
  public Bullet previous(Bullet element) {
    return previous(element, element.liveLink);
  }

  @Override
  public void insertBefore(Bullet anchor, Bullet element) {
    linkBefore(anchor, anchor.liveLink, element, element.liveLink);
  }

  @Override
  public void insertAfter(Bullet anchor, Bullet element) {
    linkAfter(anchor, anchor.liveLink, element, element.liveLink);
  }

  @Override
  public Bullet erase(Bullet element) {
    return erase(element, element.liveLink);
  }

  @Override
  public void moveToFirst(Bullet element) {
    relinkFirst(element, element.liveLink);
  }

  @Override
  public void moveToLast(Bullet element) {
    relinkLast(element, element.liveLink);
  }

  @Override
  public void moveBefore(Bullet anchor, Bullet element) {
    relinkBefore(anchor, anchor.liveLink, element, element.liveLink);
  }

  @Override
  public void moveAfter(Bullet anchor, Bullet element) {
    relinkAfter(anchor, anchor.liveLink, element, element.liveLink);
  }
}
