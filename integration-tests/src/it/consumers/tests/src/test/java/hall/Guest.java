package hall;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

final class Guest {
  @IntrusiveLink("waiting")
  final Link<Guest> waitingLink = new Link<>();
}
