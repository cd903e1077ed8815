package engine;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Engine {
  protected static class Part {
    @IntrusiveLink("parts") final Link<Part> link = new Link<>();

    protected Part() {}
  }
}
