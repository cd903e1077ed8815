package base;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Actor}: each is O(1) and allocates nothing unless it says
 * otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class ActorLinks {
  private ActorLinks() {}

  /** Tells whether an object is in a {@link ActorStage}. */
  public static <S> boolean inStage(Actor<S> host) {
    return ActorStage.holding(host) != null;
  }

  /** Returns the {@link ActorStage} that an object is in, or null. */
  public static <S> ActorStage<S> stageOf(Actor<S> host) {
    return ActorStage.holding(host);
  }

  /**
   * Returns what follows an object in its {@link ActorStage}, or null at the end or if it is in
   * none.
   */
  public static <S> Actor<S> nextInStage(Actor<S> host) {
    ActorStage<S> list = ActorStage.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link ActorStage}, or null at the start or if it is in
   * none.
   */
  public static <S> Actor<S> previousInStage(Actor<S> host) {
    ActorStage<S> list = ActorStage.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link ActorStage}, and tells whether it was in one. */
  public static <S> boolean unlinkFromStage(Actor<S> host) {
    ActorStage<S> list = ActorStage.holding(host);
    return list != null && list.remove(host);
  }

  /** Returns the link of an object to its {@link ActorStage}. */
  public static <S> Link<Actor<S>> stageLink(Actor<S> host) {
    return host.stageLink;
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static <S> int unlinkAll(Actor<S> host) {
    int left = 0;
    if (unlinkFromStage(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static <S> boolean isLinked(Actor<S> host) {
    return inStage(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static <S> String describe(Actor<S> host) {
    return new HostDescription(host).list("stage", stageOf(host)).toString();
  }
}
