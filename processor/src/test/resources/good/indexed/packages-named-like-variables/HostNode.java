package host.parts;

import dev.intrusive.*;

public abstract class Node extends pool.parts.Node {
  @IntrusiveLink("some")
  final Link<Node> link = new Link<>();
}
