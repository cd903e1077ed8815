package dev.intrusive.behaviour.scene;

import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import org.jspecify.annotations.Nullable;

/** The children of a {@link SceneNode}. */
final class SceneNodeFixture implements ListFixture<SceneNode> {

  @Override
  public SceneNodeChildren newList() {
    return new SceneNode(0).children();
  }

  @Override
  public SceneNode newElement(int id) {
    return new SceneNode(id);
  }

  @Override
  public SceneNode copyOf(SceneNode original) {
    return original.copy();
  }

  @Override
  public int idOf(SceneNode element) {
    return element.id;
  }

  @Override
  public String listName() {
    return "children";
  }

  @Override
  public Class<?> linksClass() {
    return SceneNodeLinks.class;
  }

  @Override
  public boolean isInList(SceneNode element) {
    return SceneNodeLinks.inChildren(element);
  }

  @Override
  public @Nullable SceneNodeChildren listOf(SceneNode element) {
    return SceneNodeLinks.childrenOf(element);
  }

  @Override
  public @Nullable SceneNode nextOf(SceneNode element) {
    return SceneNodeLinks.nextInChildren(element);
  }

  @Override
  public @Nullable SceneNode previousOf(SceneNode element) {
    return SceneNodeLinks.previousInChildren(element);
  }

  @Override
  public boolean unlink(SceneNode element) {
    return SceneNodeLinks.unlinkFromChildren(element);
  }

  @Override
  public int unlinkAll(SceneNode element) {
    return SceneNodeLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(SceneNode element) {
    return SceneNodeLinks.isLinked(element);
  }

  @Override
  public String describe(SceneNode element) {
    return SceneNodeLinks.describe(element);
  }

  @Override
  public NodeSurgery<SceneNode> surgery() {
    return new NodeSurgery<>(SceneNodeLinks::siblings);
  }
}
