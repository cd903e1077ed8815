package game;

import dev.intrusive.IntrusiveLink;

class GameObject<Link> {
  @IntrusiveLink("mainList")
  final dev.intrusive.Link<GameObject<Link>> mainLink = new dev.intrusive.Link<>();
}
