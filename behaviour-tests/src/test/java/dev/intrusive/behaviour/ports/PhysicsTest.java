package dev.intrusive.behaviour.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.ports.Physics.Body;
import dev.intrusive.behaviour.ports.Physics.Pair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bodies that are destroyed while they are iterated over, against maps by id. */
final class PhysicsTest {

  private record Ends(int a, int b) {
    boolean has(int id) {
      return a == id || b == id;
    }
  }

  private final Random random = new Random(1);
  private final Physics world = new Physics();
  private final Map<Integer, Body> bodies = new LinkedHashMap<>();
  private final Map<Pair, Ends> contacts = new HashMap<>();
  private final Map<Pair, Ends> joints = new HashMap<>();
  private int made;

  @Test
  void destruction_duringIteration_leavesNothingBehind() {
    for (int step = 0; step < 2_000; step++) {
      populate();
      List<Integer> visited = new ArrayList<>();
      List<Integer> expected = new ArrayList<>(bodies.keySet());
      world.step(
          body -> {
            assertSame(body, bodies.get(body.id), "a destroyed body is visited");
            visited.add(body.id);
            destroyAtRandom(expected, visited);
          },
          touched -> {
            assertSame(touched, bodies.get(touched.id), "a destroyed body is touched");
            destroyAtRandom(expected, visited);
          });
      assertEquals(expected, visited);
      check();
    }
  }

  private void populate() {
    while (bodies.size() < 12) {
      bodies.put(made, world.create(made));
      made++;
    }
    for (int i = 0; i < 4; i++) {
      Body a = any();
      Body b = any();
      if (a != b) {
        contacts.put(Physics.touch(a, b), new Ends(a.id, b.id));
        joints.put(Physics.join(b, a), new Ends(b.id, a.id));
      }
    }
  }

  private Body any() {
    List<Body> all = new ArrayList<>(bodies.values());
    return all.get(random.nextInt(all.size()));
  }

  /** Destroys a body, also of those that are not visited yet, which are not expected any more. */
  private void destroyAtRandom(List<Integer> expected, List<Integer> visited) {
    if (!bodies.isEmpty() && random.nextInt(6) == 0) {
      Body body = any();
      world.destroy(body);
      bodies.remove(body.id);
      contacts.values().removeIf(ends -> ends.has(body.id));
      joints.values().removeIf(ends -> ends.has(body.id));
      if (!visited.contains(body.id)) {
        expected.remove((Integer) body.id);
      }
    }
  }

  private void check() {
    assertEquals(List.copyOf(bodies.values()), List.copyOf(world.bodies));
    world.bodies.checkInvariants();
    for (Body body : bodies.values()) {
      assertEquals(count(contacts, body.id), body.contacts.size());
      assertEquals(count(joints, body.id), body.joints.size());
      body.contacts.forEach(end -> assertTrue(contacts.containsKey(end.pair)));
      body.joints.forEach(end -> assertSame(body, end.body()));
    }
    contacts.forEach((pair, ends) -> assertTrue(!pair.isDestroyed()));
    contacts.forEach((pair, ends) -> assertSame(bodies.get(ends.b()), pair.b.body()));
  }

  private static long count(Map<Pair, Ends> pairs, int id) {
    return pairs.values().stream().filter(ends -> ends.has(id)).count();
  }
}
