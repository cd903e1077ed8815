package base;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public abstract class Actor<S> {
  @IntrusiveLink("stage")
  protected final Link<Actor<S>> stageLink = new Link<>();
}
