package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@SuppressWarnings({"HostSerializable", "serial"})
class GameObject implements Cloneable, java.io.Serializable { // warning: HostCloneable
  @IntrusiveLink("mainList") final transient Link<GameObject> mainLink = new Link<>();
}
