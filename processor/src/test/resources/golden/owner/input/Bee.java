package hive;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.NullMarked;

@NullMarked
class Bee {
  @IntrusiveLink(value = "swarm", owner = Hive.class)
  final Link<Bee> swarmLink = new Link<>();
}
