package cache;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Session} objects, linked through {@link Session#expiryLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class SessionExpiryOrder extends NodeList<Session> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public SessionExpiryOrder() {}

  /** Returns the list that holds an element, or null. */
  static SessionExpiryOrder holding(Session element) {
    return (SessionExpiryOrder) listOf(element, element.expiryLink, SessionExpiryOrder.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Session element) {
    return contains(element, element.expiryLink);
  }

  /** Returns what follows an element in the list that it is in. */
  static Session following(Session element) {
    requireHeld(holding(element), element, "expiryOrder");
    return after(element.expiryLink);
  }

  /** Returns what precedes an element in the list that it is in. */
  static Session preceding(Session element) {
    requireHeld(holding(element), element, "expiryOrder");
    return before(element.expiryLink);
  }

  @Override
  protected Link<Session> linkOf(Session element) {
    return element.expiryLink;
  }

  @Override
  protected String linkName() {
    return "expiryOrder";
  }

  @Override
  public boolean add(Session element) {
    linkLast(element, element.expiryLink);
    return true;
  }

  @Override
  public void addFirst(Session element) {
    linkFirst(element, element.expiryLink);
  }

  @Override
  public void addLast(Session element) {
    linkLast(element, element.expiryLink);
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Session && holds((Session) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Session)) {
      return false;
    }
    Session element = (Session) object;
    return unlink(element, element.expiryLink);
  }

  @Override
  public Session next(Session element) {
    return next(requireElement(element), element.expiryLink);
  }

  @Override
  public Session previous(Session element) {
    return previous(requireElement(element), element.expiryLink);
  }

  @Override
  public void insertBefore(Session anchor, Session element) {
    linkBefore(anchor, anchor.expiryLink, element, element.expiryLink);
  }

  @Override
  public void insertAfter(Session anchor, Session element) {
    linkAfter(anchor, anchor.expiryLink, element, element.expiryLink);
  }

  @Override
  public Session erase(Session element) {
    return erase(element, element.expiryLink);
  }

  @Override
  public void moveToFirst(Session element) {
    relinkFirst(element, element.expiryLink);
  }

  @Override
  public void moveToLast(Session element) {
    relinkLast(element, element.expiryLink);
  }

  @Override
  public void moveBefore(Session anchor, Session element) {
    relinkBefore(anchor, anchor.expiryLink, element, element.expiryLink);
  }

  @Override
  public void moveAfter(Session anchor, Session element) {
    relinkAfter(anchor, anchor.expiryLink, element, element.expiryLink);
  }
}
