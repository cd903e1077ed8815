package game;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * A list of {@link World.Entity} objects, linked through {@link World.Entity#link}. {@code
 * addLast}, {@code remove} and {@code moveToLast} are O(1). One thread at a time may use it; see
 * the <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
public final class World_EntityEntities extends NodeList<World.Entity> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public World_EntityEntities() {}

  /** Returns the list that holds an element, or null. */
  static World_EntityEntities holding(World.Entity element) {
    return (World_EntityEntities) listOf(element, element.link, World_EntityEntities.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(World.Entity element) {
    return contains(element, element.link);
  }

  /** Returns the element after another in the list that it is in. */
  static World.Entity following(World.Entity element) {
    requireHeld(holding(element), element, "entities");
    return after(element.link);
  }

  /** Returns the element before another in the list that it is in. */
  static World.Entity preceding(World.Entity element) {
    requireHeld(holding(element), element, "entities");
    return before(element.link);
  }

  @Override
  protected Link<World.Entity> linkOf(World.Entity element) {
    return element.link;
  }

  @Override
  protected String linkName() {
    return "entities";
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof World.Entity && holds((World.Entity) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof World.Entity)) {
      return false;
    }
    World.Entity element = (World.Entity) object;
    return unlink(element, element.link);
  }

  @Override
  public boolean add(World.Entity element) {
    linkLast(element, element.link);
    return true;
  }

  @Override
  public void addFirst(World.Entity element) {
    linkFirst(element, element.link);
  }

  @Override
  public void addLast(World.Entity element) {
    linkLast(element, element.link);
  }

  @Override
  public World.Entity next(World.Entity element) {
    return next(requireElement(element), element.link);
  }

  @Override
  public World.Entity previous(World.Entity element) {
    return previous(requireElement(element), element.link);
  }

  @Override
  public void insertBefore(World.Entity anchor, World.Entity element) {
    linkBefore(anchor, anchor.link, element, element.link);
  }

  @Override
  public void insertAfter(World.Entity anchor, World.Entity element) {
    linkAfter(anchor, anchor.link, element, element.link);
  }

  @Override
  public World.Entity erase(World.Entity element) {
    return erase(element, element.link);
  }

  @Override
  public void moveToFirst(World.Entity element) {
    relinkFirst(element, element.link);
  }

  @Override
  public void moveToLast(World.Entity element) {
    relinkLast(element, element.link);
  }

  @Override
  public void moveBefore(World.Entity anchor, World.Entity element) {
    relinkBefore(anchor, anchor.link, element, element.link);
  }

  @Override
  public void moveAfter(World.Entity anchor, World.Entity element) {
    relinkAfter(anchor, anchor.link, element, element.link);
  }
}
