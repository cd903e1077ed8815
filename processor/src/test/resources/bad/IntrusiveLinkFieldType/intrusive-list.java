package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.IntrusiveList;

class GameObject {
  @IntrusiveLink("mainList") IntrusiveList<GameObject> list; // error: IntrusiveLinkFieldType
}
