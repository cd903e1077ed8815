package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Outer {
  static class Thing<dev, HostDescription> { // error: HostUnreachableType
    @IntrusiveLink("main") final Link<Thing<dev, HostDescription>> link = new Link<>();
  }
}
