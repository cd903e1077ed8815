package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Order { // error: GeneratedNameTaken
  @IntrusiveLink("open")
  final Link<Order> openLink = new Link<>();
}
