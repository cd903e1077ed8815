package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.io.Serializable;

@SuppressWarnings({"HostCloneable", "HostSerializable"})
class GameObject implements Cloneable, Serializable {
  private static final long serialVersionUID = 1;

  @IntrusiveLink("mainList") final transient Link<GameObject> mainLink = new Link<>();
}
