package base;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Actor} objects, linked through {@link Actor#stageLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class ActorStage<S> extends NodeList<Actor<S>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public ActorStage() {}

  /** Returns the list that holds an element, or null. */
  static <S> ActorStage<S> holding(Actor<S> element) {
    return (ActorStage<S>) holderOf(element, element.stageLink);
  }

  @Override
  protected Link<Actor<S>> linkOf(Actor<S> element) {
    return element.stageLink;
  }

  @Override
  protected String listName() {
    return "stage";
  }

  @Override
  public boolean add(Actor<S> element) {
    linkLast(element, element.stageLink);
    return true;
  }

  @Override
  public void addFirst(Actor<S> element) {
    linkFirst(element, element.stageLink);
  }

  @Override
  public void addLast(Actor<S> element) {
    linkLast(element, element.stageLink);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(Object object) {
    if (!(object instanceof Actor<?>)) {
      return false;
    }
    Actor<S> element = (Actor<S>) object;
    return holds(element, element.stageLink);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(Object object) {
    if (!(object instanceof Actor<?>)) {
      return false;
    }
    Actor<S> element = (Actor<S>) object;
    return unlink(element, element.stageLink);
  }

  @Override
  public Actor<S> next(Actor<S> element) {
    return next(element, element.stageLink);
  }

  @Override
  public Actor<S> previous(Actor<S> element) {
    return previous(element, element.stageLink);
  }

  @Override
  public void insertBefore(Actor<S> anchor, Actor<S> element) {
    linkBefore(anchor, anchor.stageLink, element, element.stageLink);
  }

  @Override
  public void insertAfter(Actor<S> anchor, Actor<S> element) {
    linkAfter(anchor, anchor.stageLink, element, element.stageLink);
  }

  @Override
  public Actor<S> erase(Actor<S> element) {
    return erase(element, element.stageLink);
  }

  @Override
  public void moveToFirst(Actor<S> element) {
    relinkFirst(element, element.stageLink);
  }

  @Override
  public void moveToLast(Actor<S> element) {
    relinkLast(element, element.stageLink);
  }

  @Override
  public void moveBefore(Actor<S> anchor, Actor<S> element) {
    relinkBefore(anchor, anchor.stageLink, element, element.stageLink);
  }

  @Override
  public void moveAfter(Actor<S> anchor, Actor<S> element) {
    relinkAfter(anchor, anchor.stageLink, element, element.stageLink);
  }
}
