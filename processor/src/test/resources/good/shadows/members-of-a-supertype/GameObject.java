package game;

import dev.intrusive.IntrusiveLink;

class GameObject extends Base {
  @IntrusiveLink("mainList")
  final dev.intrusive.Link<GameObject> mainLink = new dev.intrusive.Link<>();
}
