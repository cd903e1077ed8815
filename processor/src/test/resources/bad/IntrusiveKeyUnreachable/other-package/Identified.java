package base;

import dev.intrusive.IntrusiveKey;

public abstract class Identified {
  @IntrusiveKey("byId") long id;
}
