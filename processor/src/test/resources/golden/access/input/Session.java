package cache;

import dev.intrusive.Access;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled(access = Access.PACKAGE)
public class Session {
  @PoolSlot int slot;

  @IntrusiveLink(value = "expiryOrder", access = Access.PACKAGE)
  final Link<Session> expiryLink = new Link<>();

  @IntrusiveLink("open")
  final Link<Session> openLink = new Link<>();

  protected Session() {}
}
