package game;

class World {
  World() {
    class Region {
      class Entity {
        @dev.intrusive.IntrusiveLink("mainList")
        final dev.intrusive.Link<Entity> link = new dev.intrusive.Link<>(); // error(javac): HostLocal
      }
    }
  }
}
