package game;

import dev.intrusive.IntrusiveLink;
import vendor.Widget;

class Control extends Widget {}

class Button extends Control { // error: HostBaseNotGenerated
  @IntrusiveLink("buttons") Button prev, next;
  @IntrusiveLink("buttons") ButtonButtons owner;
}
