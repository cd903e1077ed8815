package game.GameObjects.dev;

import static java.lang.Math.max;

class GameObject {
  @dev.intrusive.IntrusiveLink("mainList")
  final dev.intrusive.Link<GameObject> mainLink = new dev.intrusive.Link<>();

  final int one = max(0, 1);
}
