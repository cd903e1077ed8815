package game;

class GameObject {
  @dev.intrusive.IntrusiveLink("mainList")
  final dev.intrusive.Link<game.GameObject> mainLink = new dev.intrusive.Link<>();

  @dev.intrusive.IntrusiveLink("flat") game.GameObject prev, next;
  @dev.intrusive.IntrusiveLink("flat") game.GameObjectFlat owner;
}
