package left;

import dev.intrusive.*;

@Pooled
public class Node extends object.parts.Node {
  @IntrusiveLink("few")
  final Link<Node> link = new Link<>();
}
