package game;

import base.Actor;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Player extends Actor<String> {
  @IntrusiveLink("team")
  final Link<Player> teamLink = new Link<>();

  @IntrusiveLink("scoreBoard")
  final Link<Player> scoreLink = new Link<>();
}
