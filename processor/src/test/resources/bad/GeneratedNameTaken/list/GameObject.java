package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject { // error: GeneratedNameTaken
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}
