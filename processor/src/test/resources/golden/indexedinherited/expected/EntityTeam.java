package engine;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Entity} objects, linked through {@link Entity#teamLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class EntityTeam extends NodeList<Entity> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public EntityTeam() {}

  /** Returns the list that holds an element, or null. */
  static EntityTeam holding(Entity element) {
    return (EntityTeam) holderOf(element, element.teamLink);
  }

  @Override
  protected Link<Entity> linkOf(Entity element) {
    return element.teamLink;
  }

  @Override
  protected String listName() {
    return "team";
  }

  @Override
  public boolean add(Entity element) {
    linkLast(element, element.teamLink);
    return true;
  }

  @Override
  public void addFirst(Entity element) {
    linkFirst(element, element.teamLink);
  }

  @Override
  public void addLast(Entity element) {
    linkLast(element, element.teamLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Entity)) {
      return false;
    }
    Entity element = (Entity) object;
    return holds(element, element.teamLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Entity)) {
      return false;
    }
    Entity element = (Entity) object;
    return unlink(element, element.teamLink);
  }

  @Override
  public Entity next(Entity element) {
    return next(element, element.teamLink);
  }

  @Override
  public Entity previous(Entity element) {
    return previous(element, element.teamLink);
  }

  @Override
  public void insertBefore(Entity anchor, Entity element) {
    linkBefore(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public void insertAfter(Entity anchor, Entity element) {
    linkAfter(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public Entity erase(Entity element) {
    return erase(element, element.teamLink);
  }

  @Override
  public void moveToFirst(Entity element) {
    relinkFirst(element, element.teamLink);
  }

  @Override
  public void moveToLast(Entity element) {
    relinkLast(element, element.teamLink);
  }

  @Override
  public void moveBefore(Entity anchor, Entity element) {
    relinkBefore(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public void moveAfter(Entity anchor, Entity element) {
    relinkAfter(anchor, anchor.teamLink, element, element.teamLink);
  }
}
