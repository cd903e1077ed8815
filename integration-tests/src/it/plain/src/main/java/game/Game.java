package game;

public class Game {
  public static void main(String[] args) {
    GameObjectMainList world = new GameObjectMainList();
    GameObjectDeadList dead = new GameObjectDeadList();
    for (int i = 0; i < 5; i++) {
      GameObject object = new GameObject();
      object.health -= i * 4;
      world.add(object);
    }

    // Anything may die at any time, the current object and others: forEach follows every change.
    world.forEach(object -> {
      if (object.health <= 0) {
        dead.add(object);
        GameObjectLinks.unlinkFromMainList(object);
      }
    });
    System.out.println(world.size() + " alive, " + dead.size() + " dead");

    GameObject first = dead.getFirst();
    System.out.println("in the world: " + GameObjectLinks.inMainList(first));
    System.out.println("left " + GameObjectLinks.unlinkAll(first) + " list");
    dead.checkInvariants();
  }
}
