package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import engine.Engine;

public class Game extends Engine {
  protected static class Wheel extends Part { // error: HostUnreachableType
    @IntrusiveLink("wheels") final Link<Wheel> wheelLink = new Link<>();
  }
}
