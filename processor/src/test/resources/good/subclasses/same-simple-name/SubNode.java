package game.sub;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Node extends game.Node {
  @IntrusiveLink("some") final Link<Node> link = new Link<>();
}
