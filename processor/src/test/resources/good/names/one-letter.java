package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class G {
  @IntrusiveLink("a") final Link<G> a = new Link<>();
  @IntrusiveLink("xY") final Link<G> b = new Link<>();
  @IntrusiveLink("x2") final Link<G> c = new Link<>();
}
