package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList")
  private static Link<String> a; // error: IntrusiveLinkPrivate IntrusiveLinkStatic IntrusiveLinkNotFinal IntrusiveLinkTypeArgument

  @IntrusiveLink("Bad name") // error: ListNameInvalid
  private static Link<?> b; // error: IntrusiveLinkPrivate IntrusiveLinkStatic IntrusiveLinkNotFinal IntrusiveLinkTypeArgument

  @IntrusiveLink({"c", "d"}) // error: IntrusiveLinkSeveralNames
  private Link<Object> c; // error: IntrusiveLinkPrivate IntrusiveLinkNotFinal IntrusiveLinkTypeArgument

  @IntrusiveLink("Flat") // error: ListNameInvalid
  private final GameObject prev = null; // error: IntrusiveLinkPrivate FlatLinkFinal FlatLinkIncomplete ListFieldMissing
}
