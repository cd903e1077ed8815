package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Outer extends Base.Nested {
  @IntrusiveLink("outers") final Link<Outer> outerLink = new Link<>();
}

class Base {
  static class Nested {
    @IntrusiveLink("nesteds") final Link<Nested> nestedLink = new Link<>();
  }
}
