package dev.intrusive.behaviour.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** A tree of hosts. */
final class SceneGraphShapeTest {

  private final SceneNode root = new SceneNode(0);
  private final SceneNode left = new SceneNode(1);
  private final SceneNode right = new SceneNode(2);
  private final SceneNode leaf = new SceneNode(3);

  private void build() {
    root.children().add(left);
    root.children().add(right);
    left.children().add(leaf);
  }

  @Test
  void tree_build() {
    build();
    assertEquals(4, root.weight());
    assertSame(left.children(), leaf.placeInParent());
    assertNull(root.placeInParent());
    assertSame(left, leaf.parent());
    assertSame(root, left.parent());
    assertNull(root.parent());
  }

  @Test
  void tree_reparent() {
    build();
    right.children().moveToLast(leaf);
    assertEquals(1, left.weight());
    assertEquals(2, right.weight());
    assertSame(right, leaf.parent());
    right.children().moveToFirst(left);
    assertEquals(4, root.weight());
    assertEquals(3, right.weight());
  }

  /** A node can even be in its own list; no operation follows the tree. */
  @Test
  void tree_nodeInItsOwnList() {
    root.children().add(root);
    assertSame(root.children(), root.placeInParent());
    assertSame(root, root.children().pollFirst());
    root.children().checkInvariants();
  }

  @Test
  void tree_destroyDuringPass() {
    build();
    int[] visits = {0};
    root.children()
        .forEach(
            child -> {
              visits[0]++;
              child.children().forEach(SceneNodeLinks::unlinkAll);
              SceneNodeLinks.unlinkAll(child);
            });
    assertEquals(2, visits[0]);
    assertEquals(1, root.weight());
    assertEquals(1, left.weight());
  }
}
