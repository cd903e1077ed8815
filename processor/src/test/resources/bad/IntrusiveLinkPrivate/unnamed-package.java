import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") private final Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkPrivate
}
