package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.List;

class GameObject<T> {
  @IntrusiveLink("number") long number; // error: IntrusiveLinkFieldType
  @IntrusiveLink("flag") final boolean flag = false; // error: IntrusiveLinkFieldType
  @IntrusiveLink("text") String text; // error: IntrusiveLinkFieldType
  @IntrusiveLink("links") Link<GameObject<T>>[] array; // error: IntrusiveLinkFieldType ListNameReserved
  @IntrusiveLink("hosts") GameObject<T>[] hosts; // error: IntrusiveLinkFieldType
  @IntrusiveLink("list") List<GameObject<T>> list; // error: IntrusiveLinkFieldType
  @IntrusiveLink("variable") T variable; // error: IntrusiveLinkFieldType
  @IntrusiveLink("object") Object object; // error: IntrusiveLinkFieldType
}
