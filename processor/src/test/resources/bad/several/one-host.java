package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  private class Entity implements Cloneable { // error: HostInner HostPrivate // warning: HostCloneable
    @IntrusiveLink("a") private static Link<Entity> a; // error: IntrusiveLinkPrivate IntrusiveLinkStatic IntrusiveLinkNotFinal
    @IntrusiveLink("b") Link<World> b; // error: IntrusiveLinkNotFinal IntrusiveLinkTypeArgument
    @IntrusiveLink("c") int c; // error: IndexedLinkWithoutPoolSlot
    @IntrusiveLink({"d", "e"}) final Link<Entity> d = null; // error: IntrusiveLinkSeveralNames
    @IntrusiveLink("") final Link<Entity> e = null; // error: ListNameEmpty
    @IntrusiveLink("F") final Link<Entity> f = null; // error: ListNameInvalid
    @IntrusiveLink("pool") final Link<Entity> g = null; // error: ListNameReserved
    @IntrusiveLink("twice") final Link<Entity> h = null; // error: ListNameDuplicate
    @IntrusiveLink("twice") final Link<Entity> i = null; // error: ListNameDuplicate
    @IntrusiveLink("lowerCase") final Link<Entity> j = null; // error: ListNameCase
    @IntrusiveLink("lowercase") final Link<Entity> k = null; // error: ListNameCase
    @IntrusiveLink("flat") private final Entity prev = null; // error: IntrusiveLinkPrivate FlatLinkFinal FlatLinkIncomplete ListFieldMissing
    @IntrusiveLink("m") final Link<Entity> isLinked = null; // error: AccessorClash
  }
}
