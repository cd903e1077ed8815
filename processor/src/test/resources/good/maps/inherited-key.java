package game;

import dev.intrusive.Access;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

public class Token extends Named<String> {
  @MapLink(value = "byName", access = Access.PACKAGE) Token byNameNext;
  @MapLink("byName") TokenByName byName;

  @MapLink("byId") Token byIdNext;
  @MapLink("byId") TokenById byId;

  @Override
  long id() {
    return 1;
  }

  static Token of(TokenByName names) {
    return names.get("a");
  }
}

abstract class Named<N> {
  @IntrusiveKey("byName") N name;

  @IntrusiveKey("byId")
  abstract long id();
}
