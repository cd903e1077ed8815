package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

interface Copyable extends Cloneable {}

abstract class Base<T> implements Copyable {}

class GameObject<T> extends Base<T> { // warning: HostCloneable
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
}
