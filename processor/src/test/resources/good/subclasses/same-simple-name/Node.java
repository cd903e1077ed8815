package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Node {
  @IntrusiveLink("all") final Link<Node> link = new Link<>();
}
