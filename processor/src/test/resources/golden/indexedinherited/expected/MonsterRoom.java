package dungeon;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Monster} objects, linked through {@link Monster#roomLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class MonsterRoom extends NodeList<Monster> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public MonsterRoom() {}

  /** Returns the list that holds an element, or null. */
  static MonsterRoom holding(Monster element) {
    return (MonsterRoom) holderOf(element, element.roomLink);
  }

  @Override
  protected Link<Monster> linkOf(Monster element) {
    return element.roomLink;
  }

  @Override
  protected String listName() {
    return "room";
  }

  @Override
  public boolean add(Monster element) {
    linkLast(element, element.roomLink);
    return true;
  }

  @Override
  public void addFirst(Monster element) {
    linkFirst(element, element.roomLink);
  }

  @Override
  public void addLast(Monster element) {
    linkLast(element, element.roomLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Monster)) {
      return false;
    }
    Monster element = (Monster) object;
    return holds(element, element.roomLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Monster)) {
      return false;
    }
    Monster element = (Monster) object;
    return unlink(element, element.roomLink);
  }

  @Override
  public Monster next(Monster element) {
    return next(element, element.roomLink);
  }

  @Override
  public Monster previous(Monster element) {
    return previous(element, element.roomLink);
  }

  @Override
  public void insertBefore(Monster anchor, Monster element) {
    linkBefore(anchor, anchor.roomLink, element, element.roomLink);
  }

  @Override
  public void insertAfter(Monster anchor, Monster element) {
    linkAfter(anchor, anchor.roomLink, element, element.roomLink);
  }

  @Override
  public Monster erase(Monster element) {
    return erase(element, element.roomLink);
  }

  @Override
  public void moveToFirst(Monster element) {
    relinkFirst(element, element.roomLink);
  }

  @Override
  public void moveToLast(Monster element) {
    relinkLast(element, element.roomLink);
  }

  @Override
  public void moveBefore(Monster anchor, Monster element) {
    relinkBefore(anchor, anchor.roomLink, element, element.roomLink);
  }

  @Override
  public void moveAfter(Monster anchor, Monster element) {
    relinkAfter(anchor, anchor.roomLink, element, element.roomLink);
  }
}
