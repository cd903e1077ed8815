package base;

import dev.intrusive.IntrusiveKey;

public abstract class Identified {
  @IntrusiveKey("byId")
  protected abstract long id();
}
