package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Player} objects, linked through {@link Player#teamLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class PlayerTeam extends NodeList<Player> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public PlayerTeam() {}

  /** Returns the list that holds an element, or null. */
  static PlayerTeam holding(Player element) {
    return (PlayerTeam) holderOf(element, element.teamLink);
  }

  @Override
  protected Link<Player> linkOf(Player element) {
    return element.teamLink;
  }

  @Override
  protected String listName() {
    return "team";
  }

  @Override
  public boolean add(Player element) {
    linkLast(element, element.teamLink);
    return true;
  }

  @Override
  public void addFirst(Player element) {
    linkFirst(element, element.teamLink);
  }

  @Override
  public void addLast(Player element) {
    linkLast(element, element.teamLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Player)) {
      return false;
    }
    Player element = (Player) object;
    return holds(element, element.teamLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Player)) {
      return false;
    }
    Player element = (Player) object;
    return unlink(element, element.teamLink);
  }

  @Override
  public Player next(Player element) {
    return next(element, element.teamLink);
  }

  @Override
  public Player previous(Player element) {
    return previous(element, element.teamLink);
  }

  @Override
  public void insertBefore(Player anchor, Player element) {
    linkBefore(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public void insertAfter(Player anchor, Player element) {
    linkAfter(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public Player erase(Player element) {
    return erase(element, element.teamLink);
  }

  @Override
  public void moveToFirst(Player element) {
    relinkFirst(element, element.teamLink);
  }

  @Override
  public void moveToLast(Player element) {
    relinkLast(element, element.teamLink);
  }

  @Override
  public void moveBefore(Player anchor, Player element) {
    relinkBefore(anchor, anchor.teamLink, element, element.teamLink);
  }

  @Override
  public void moveAfter(Player anchor, Player element) {
    relinkAfter(anchor, anchor.teamLink, element, element.teamLink);
  }
}
