package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public enum Phase {
  DAY,
  NIGHT {
    @Override
    public String toString() {
      return "night";
    }
  };

  @IntrusiveLink("queue") final Link<Phase> queueLink = new Link<>();
  @IntrusiveLink("flat") Phase prev, next;
  @IntrusiveLink("flat") PhaseFlat owner;
}
