package hive;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A list of {@link Bee} objects, linked through {@link Bee#swarmLink}. {@code addLast}, {@code
 * remove} and {@code moveToLast} are O(1). One thread at a time may use it; see the <a
 * href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
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
final class BeeSwarm extends NodeList<Bee> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private final Hive<?> owner;

  /**
   * Creates an empty list.
   *
   * @param owner what it belongs to
   * @throws NullPointerException if the owner is null
   */
  public BeeSwarm(Hive<?> owner) {
    this.owner = Objects.requireNonNull(owner);
  }

  /**
   * Returns what this list belongs to.
   *
   * @return the object that it was created with
   */
  public Hive<?> owner() {
    return owner;
  }

  /** Returns the list that holds an element, or null. */
  static @Nullable BeeSwarm holding(Bee element) {
    return (BeeSwarm) listOf(element, element.swarmLink, BeeSwarm.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Bee element) {
    return contains(element, element.swarmLink);
  }

  /** Returns the element after another in the list that it is in. */
  static @Nullable Bee following(Bee element) {
    requireHeld(holding(element), element, "swarm");
    return after(element.swarmLink);
  }

  /** Returns the element before another in the list that it is in. */
  static @Nullable Bee preceding(Bee element) {
    requireHeld(holding(element), element, "swarm");
    return before(element.swarmLink);
  }

  @Override
  protected Link<Bee> linkOf(Bee element) {
    return element.swarmLink;
  }

  @Override
  protected String linkName() {
    return "swarm";
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Bee && holds((Bee) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Bee)) {
      return false;
    }
    Bee element = (Bee) object;
    return unlink(element, element.swarmLink);
  }

  @Override
  public boolean add(Bee element) {
    linkLast(element, element.swarmLink);
    return true;
  }

  @Override
  public void addFirst(Bee element) {
    linkFirst(element, element.swarmLink);
  }

  @Override
  public void addLast(Bee element) {
    linkLast(element, element.swarmLink);
  }

  @Override
  public @Nullable Bee next(Bee element) {
    return next(requireElement(element), element.swarmLink);
  }

  @Override
  public @Nullable Bee previous(Bee element) {
    return previous(requireElement(element), element.swarmLink);
  }

  @Override
  public void insertBefore(Bee anchor, Bee element) {
    linkBefore(anchor, anchor.swarmLink, element, element.swarmLink);
  }

  @Override
  public void insertAfter(Bee anchor, Bee element) {
    linkAfter(anchor, anchor.swarmLink, element, element.swarmLink);
  }

  @Override
  public @Nullable Bee erase(Bee element) {
    return erase(element, element.swarmLink);
  }

  @Override
  public void moveToFirst(Bee element) {
    relinkFirst(element, element.swarmLink);
  }

  @Override
  public void moveToLast(Bee element) {
    relinkLast(element, element.swarmLink);
  }

  @Override
  public void moveBefore(Bee anchor, Bee element) {
    relinkBefore(anchor, anchor.swarmLink, element, element.swarmLink);
  }

  @Override
  public void moveAfter(Bee anchor, Bee element) {
    relinkAfter(anchor, anchor.swarmLink, element, element.swarmLink);
  }
}
