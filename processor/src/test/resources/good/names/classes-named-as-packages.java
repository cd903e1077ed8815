package game;

import dev.intrusive.*;

class Thing {
  @IntrusiveLink("main") final Link<Thing> link = new Link<>();

  @IntrusiveLink("queue") Thing previous, next;
  @IntrusiveLink("queue") ThingQueue queue;

  boolean isQueued() {
    return ThingLinks.inQueue(this);
  }
}

class dev {}

class java {}

class javax {}

class org {}
