package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Object<T> {
  @IntrusiveLink("mainList") final Link<Object<T>> mainLink = new Link<>();
  @IntrusiveLink("flat") Object<T> prev, next;
  @IntrusiveLink("flat") ObjectFlat<T> owner;
}
