package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Failure extends RuntimeException { // warning: HostSerializable
  private static final long serialVersionUID = 1;

  @IntrusiveLink("failures") final transient Link<Failure> link = new Link<>();
}
