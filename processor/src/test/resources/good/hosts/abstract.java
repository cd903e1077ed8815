package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public abstract class GameObject<T> {
  @IntrusiveLink("mainList") protected final Link<GameObject<T>> mainLink = new Link<>();

  abstract T get();
}
