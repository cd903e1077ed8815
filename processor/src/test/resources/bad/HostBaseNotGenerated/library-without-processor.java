package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import vendor.Widget;

class Button extends Widget { // error: HostBaseNotGenerated
  @IntrusiveLink("buttons") final Link<Button> buttonLink = new Link<>();
}
