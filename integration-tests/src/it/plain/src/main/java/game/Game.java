package game;

public class Game {
  public static void main(String[] args) {
    GameObjectMainList world = new GameObjectMainList(); // generated, a Deque<GameObject>
    GameObjectDeadList dead = new GameObjectDeadList();
    for (int i = 0; i < 5; i++) {
      GameObject object = new GameObject();
      object.health -= i * 4;
      world.add(object);
    }
    world.forEach(object -> {
      if (object.health <= 0) {
        dead.add(object); // in two lists at once
        GameObjectLinks.unlinkFromMainList(object); // O(1), in the middle of the pass
      }
    });
    System.out.println(world.size() + " alive, " + dead.size() + " dead");
  }
}
