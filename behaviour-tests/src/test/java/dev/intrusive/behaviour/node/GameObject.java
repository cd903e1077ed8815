package dev.intrusive.behaviour.node;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** A host of the node layout with two lists. All objects are equal, so only identity tells them. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class GameObject implements Cloneable {

  final int id;

  @IntrusiveLink("mainList")
  final Link<GameObject> mainLink = new Link<>();

  @IntrusiveLink("deadList")
  final Link<GameObject> deadLink = new Link<>();

  GameObject(int id) {
    this.id = id;
  }

  GameObject copy() {
    try {
      return (GameObject) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof GameObject;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public String toString() {
    return "object " + id;
  }
}
