package base;

import dev.intrusive.IntrusiveKey;

public abstract class Identified {
  @IntrusiveKey("byId") public Id id;
}

class Id {}
