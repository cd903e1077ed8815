package cache;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Session {
  @IntrusiveKey("byId")
  final long id;

  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  Session byIdNext;

  @MapLink("byId")
  SessionById byId;

  @MapLink("byName")
  Session byNameNext;

  @MapLink("byName")
  SessionByName byName;

  Session(long id) {
    this.id = id;
  }

  @IntrusiveKey("byName")
  String name() {
    return "session " + id;
  }
}
