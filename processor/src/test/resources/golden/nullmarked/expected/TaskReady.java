package work;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A list of {@link Task} objects, linked through {@link Task#readyLink}. {@code addLast}, {@code
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
public final class TaskReady extends NodeList<Task> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public TaskReady() {}

  /** Returns the list that holds an element, or null. */
  static @Nullable TaskReady holding(Task element) {
    return (TaskReady) listOf(element, element.readyLink, TaskReady.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Task element) {
    return contains(element, element.readyLink);
  }

  /** Returns the element after another in the list that it is in. */
  static @Nullable Task following(Task element) {
    requireHeld(holding(element), element, "ready");
    return after(element.readyLink);
  }

  /** Returns the element before another in the list that it is in. */
  static @Nullable Task preceding(Task element) {
    requireHeld(holding(element), element, "ready");
    return before(element.readyLink);
  }

  @Override
  protected Link<Task> linkOf(Task element) {
    return element.readyLink;
  }

  @Override
  protected String linkName() {
    return "ready";
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Task && holds((Task) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Task)) {
      return false;
    }
    Task element = (Task) object;
    return unlink(element, element.readyLink);
  }

  @Override
  public boolean add(Task element) {
    linkLast(element, element.readyLink);
    return true;
  }

  @Override
  public void addFirst(Task element) {
    linkFirst(element, element.readyLink);
  }

  @Override
  public void addLast(Task element) {
    linkLast(element, element.readyLink);
  }

  @Override
  public @Nullable Task next(Task element) {
    return next(requireElement(element), element.readyLink);
  }

  @Override
  public @Nullable Task previous(Task element) {
    return previous(requireElement(element), element.readyLink);
  }

  @Override
  public void insertBefore(Task anchor, Task element) {
    linkBefore(anchor, anchor.readyLink, element, element.readyLink);
  }

  @Override
  public void insertAfter(Task anchor, Task element) {
    linkAfter(anchor, anchor.readyLink, element, element.readyLink);
  }

  @Override
  public @Nullable Task erase(Task element) {
    return erase(element, element.readyLink);
  }

  @Override
  public void moveToFirst(Task element) {
    relinkFirst(element, element.readyLink);
  }

  @Override
  public void moveToLast(Task element) {
    relinkLast(element, element.readyLink);
  }

  @Override
  public void moveBefore(Task anchor, Task element) {
    relinkBefore(anchor, anchor.readyLink, element, element.readyLink);
  }

  @Override
  public void moveAfter(Task anchor, Task element) {
    relinkAfter(anchor, anchor.readyLink, element, element.readyLink);
  }
}
