package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("MainList") final Link<GameObject> a = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("1list") final Link<GameObject> b = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("class") final Link<GameObject> c = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("true") final Link<GameObject> d = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("null") final Link<GameObject> e = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("_") final Link<GameObject> f = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main_list") final Link<GameObject> g = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main$list") final Link<GameObject> h = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink(" ") final Link<GameObject> i = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main.list") final Link<GameObject> j = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main list") final Link<GameObject> k = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("mainList ") final Link<GameObject> l = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main-list") final Link<GameObject> m = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main\u0000List") final Link<GameObject> n = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("main\u200bList") final Link<GameObject> o = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("\u01c5ep") final Link<GameObject> p = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("\u20acList") final Link<GameObject> q = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("\n") final Link<GameObject> r = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("goto") final Link<GameObject> s = new Link<>(); // error: ListNameInvalid
  @IntrusiveLink("mainList") final Link<GameObject> valid = new Link<>();
}
