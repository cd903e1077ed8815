package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Good {
  @IntrusiveLink("mainList") final Link<Good> link = new Link<>();
  final GoodMainList children = new GoodMainList();
}

class Bad {
  @IntrusiveLink("mainList") private final Link<Bad> link = new Link<>(); // error: IntrusiveLinkPrivate
  final GoodMainList children = new GoodMainList();
}
