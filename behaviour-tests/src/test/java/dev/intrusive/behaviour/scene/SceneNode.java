package dev.intrusive.behaviour.scene;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** A host that owns a list of its own type, and whose methods mention generated classes. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class SceneNode implements Cloneable {

  final int id;

  @IntrusiveLink(value = "children", owner = SceneNode.class)
  final Link<SceneNode> siblings = new Link<>();

  private final SceneNodeChildren children = new SceneNodeChildren(this);

  SceneNode(int id) {
    this.id = id;
  }

  SceneNodeChildren children() {
    return children;
  }

  @Nullable SceneNodeChildren placeInParent() {
    return SceneNodeLinks.childrenOf(this);
  }

  @Nullable SceneNode parent() {
    SceneNodeChildren siblings = placeInParent();
    return siblings == null ? null : siblings.owner();
  }

  /** The nodes below this one, itself included. */
  int weight() {
    int weight = 1;
    for (SceneNode child : children) {
      weight += child.weight();
    }
    return weight;
  }

  SceneNode copy() {
    try {
      return (SceneNode) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "scene node " + id;
  }
}
