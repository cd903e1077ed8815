package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import javax.annotation.processing.Generated;

/** A list of {@link Player} objects, linked through {@link Player#scoreLink}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class PlayerScoreBoard extends NodeList<Player> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public PlayerScoreBoard() {}

  /** Returns the list that holds an element, or null. */
  static PlayerScoreBoard holding(Player element) {
    return (PlayerScoreBoard) holderOf(element, element.scoreLink);
  }

  @Override
  protected Link<Player> linkOf(Player element) {
    return element.scoreLink;
  }

  @Override
  protected String listName() {
    return "scoreBoard";
  }

  @Override
  public boolean add(Player element) {
    linkLast(element, element.scoreLink);
    return true;
  }

  @Override
  public void addFirst(Player element) {
    linkFirst(element, element.scoreLink);
  }

  @Override
  public void addLast(Player element) {
    linkLast(element, element.scoreLink);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Player)) {
      return false;
    }
    Player element = (Player) object;
    return holds(element, element.scoreLink);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Player)) {
      return false;
    }
    Player element = (Player) object;
    return unlink(element, element.scoreLink);
  }

  @Override
  public Player next(Player element) {
    return next(element, element.scoreLink);
  }

  @Override
  public Player previous(Player element) {
    return previous(element, element.scoreLink);
  }

  @Override
  public void insertBefore(Player anchor, Player element) {
    linkBefore(anchor, anchor.scoreLink, element, element.scoreLink);
  }

  @Override
  public void insertAfter(Player anchor, Player element) {
    linkAfter(anchor, anchor.scoreLink, element, element.scoreLink);
  }

  @Override
  public Player erase(Player element) {
    return erase(element, element.scoreLink);
  }

  @Override
  public void moveToFirst(Player element) {
    relinkFirst(element, element.scoreLink);
  }

  @Override
  public void moveToLast(Player element) {
    relinkLast(element, element.scoreLink);
  }

  @Override
  public void moveBefore(Player anchor, Player element) {
    relinkBefore(anchor, anchor.scoreLink, element, element.scoreLink);
  }

  @Override
  public void moveAfter(Player anchor, Player element) {
    relinkAfter(anchor, anchor.scoreLink, element, element.scoreLink);
  }
}
