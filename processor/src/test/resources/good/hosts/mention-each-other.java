package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Team {
  @IntrusiveLink("teams") final Link<Team> link = new Link<>();
  final PlayerMembers members = new PlayerMembers();

  PlayerMembers members() {
    return members;
  }

  void add(Player player) {
    members.moveToLast(player);
    PlayerLinks.unlinkFromReady(player);
  }
}

class Player {
  @IntrusiveLink("members") final Link<Player> memberLink = new Link<>();
  @IntrusiveLink("ready") Player readyPrev, readyNext;
  @IntrusiveLink("ready") PlayerReady readyOwner;
  final TeamTeams teams = new TeamTeams();

  PlayerMembers mates() {
    return PlayerLinks.membersOf(this);
  }
}
