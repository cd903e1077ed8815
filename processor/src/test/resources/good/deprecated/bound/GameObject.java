package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@SuppressWarnings({"deprecation", "removal"})
public class GameObject<T extends Old & Comparable<Old.Older>> {
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
}
