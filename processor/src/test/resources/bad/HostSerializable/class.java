package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.io.Serializable;

class GameObject implements Serializable { // warning: HostSerializable
  private static final long serialVersionUID = 1;

  @IntrusiveLink("mainList") final transient Link<GameObject> mainLink = new Link<>();
}
