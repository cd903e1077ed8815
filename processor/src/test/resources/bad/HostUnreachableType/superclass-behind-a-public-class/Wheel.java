package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import engine.Part;

class Wheel extends Part { // error: HostUnreachableType
  @IntrusiveLink("wheels") final Link<Wheel> wheelLink = new Link<>();
  final WheelWheels others = new WheelWheels();
}
