package scene;

import dev.intrusive.IntrusiveLink;

public class SceneNode {
  @IntrusiveLink("siblings")
  SceneNode prevSibling;

  @IntrusiveLink("siblings")
  SceneNode nextSibling;

  @IntrusiveLink("siblings")
  SceneNodeSiblings parentList;

  private final SceneNodeSiblings children = new SceneNodeSiblings();

  public SceneNodeSiblings children() {
    return children;
  }

  public void adopt(SceneNode child) {
    children.moveToLast(child);
  }
}
