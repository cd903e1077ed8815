package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class GameObject {
  @IntrusiveLink("record") final Link<GameObject> a = new Link<>();
  @IntrusiveLink("var") final Link<GameObject> b = new Link<>();
  @IntrusiveLink("yield") final Link<GameObject> c = new Link<>();
  @IntrusiveLink("module") final Link<GameObject> d = new Link<>();
  @IntrusiveLink("sealed") final Link<GameObject> e = new Link<>();
  @IntrusiveLink("permits") final Link<GameObject> f = new Link<>();
  @IntrusiveLink("open") final Link<GameObject> g = new Link<>();
  @IntrusiveLink("to") final Link<GameObject> h = new Link<>();
  @IntrusiveLink("with") final Link<GameObject> i = new Link<>();
  @IntrusiveLink("when") final Link<GameObject> j = new Link<>();
}
