package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class NodeList {
  @IntrusiveLink("mainList") final Link<NodeList> mainLink = new Link<>();
  @IntrusiveLink("flat") NodeList prev, next;
  @IntrusiveLink("flat") NodeListFlat owner;
}
