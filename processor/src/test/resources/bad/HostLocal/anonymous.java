package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  final Object entity =
      new Object() {
        @IntrusiveLink("mainList") final Link<Object> link = new Link<>(); // error(javac): HostLocal
      };
}
