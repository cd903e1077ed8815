package engine;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

abstract class Base {
  @IntrusiveLink("parts") final Link<Base> link = new Link<>();
}
