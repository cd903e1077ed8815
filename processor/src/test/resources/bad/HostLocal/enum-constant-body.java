package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

enum Phase {
  DAY {
    @IntrusiveLink("phases") final Link<Phase> link = new Link<>(); // error(javac): HostLocal
  },
  NIGHT
}
