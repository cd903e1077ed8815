package dev.intrusive.behaviour.scene;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;

/** The children of a {@link SceneNode}. */
public final class SceneNodeFixture {

  private SceneNodeFixture() {}

  /** A new fixture. */
  public static ListFixture<SceneNode> create() {
    return new ListFixture<>(
        new Elements<>(SceneNode::new, SceneNode::copy, element -> element.id),
        new ListFixture.Lists<>("children", () -> new SceneNode(0).children()),
        new ListAccessors<>(
            SceneNodeLinks::inChildren,
            SceneNodeLinks::childrenOf,
            SceneNodeLinks::nextInChildren,
            SceneNodeLinks::previousInChildren,
            SceneNodeLinks::unlinkFromChildren),
        new HostAccessors<>(
            SceneNodeLinks.class,
            SceneNodeLinks::unlinkAll,
            SceneNodeLinks::isLinked,
            SceneNodeLinks::describe),
        new NodeSurgery<>(SceneNodeLinks::siblings));
  }
}
