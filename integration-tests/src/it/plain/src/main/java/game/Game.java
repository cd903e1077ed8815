package game;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class Game {
  public static void main(String[] args) {
    GameObject bomb = new GameObject();
    GameObject barrel = new GameObject();
    List<GameObject> objects = List.of(bomb, barrel, new GameObject());

    List<GameObject> list = new ArrayList<>(objects);
    try {
      for (GameObject object : list) {
        if (object == bomb) {
          list.remove(barrel);
        }
      }
    } catch (ConcurrentModificationException e) {
      System.out.println("ArrayList: " + e);
    }

    GameObjectMainList world = new GameObjectMainList(); // a java.util.Deque
    world.addAll(objects);
    world.forEach(object -> {
      if (object == bomb) {
        GameObjectLinks.unlinkAll(barrel); // the next object
        GameObjectLinks.unlinkAll(bomb); // the current one
      }
    });
    System.out.println("GameObjectMainList: " + world.size() + " left");
  }
}
