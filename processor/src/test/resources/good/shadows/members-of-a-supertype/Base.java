package game;

class Base {
  static class Link {}

  static class GameObjectMainList {}
}
