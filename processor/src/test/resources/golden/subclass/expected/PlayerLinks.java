package game;

import base.ActorLinks;
import dev.intrusive.DeclaredLinks;
import dev.intrusive.Link;
import dev.intrusive.generated.IntrusiveGenerated;
import java.util.Collection;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Player}. They are O(1) and allocate nothing unless
 * documented otherwise. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
public final class PlayerLinks {
  private static final Declared DECLARED = new Declared();

  static {
    register();
  }

  private PlayerLinks() {}

  /**
   * Returns whether an object is in a {@link PlayerScoreBoard}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inScoreBoard(Player host) {
    return PlayerScoreBoard.holding(host) != null;
  }

  /**
   * Returns the {@link PlayerScoreBoard} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static PlayerScoreBoard scoreBoardOf(Player host) {
    return PlayerScoreBoard.holding(host);
  }

  /**
   * Returns the element after an object in its {@link PlayerScoreBoard}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Player nextInScoreBoard(Player host) {
    return PlayerScoreBoard.following(host);
  }

  /**
   * Returns the element before an object in its {@link PlayerScoreBoard}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Player previousInScoreBoard(Player host) {
    return PlayerScoreBoard.preceding(host);
  }

  /**
   * Takes an object out of its {@link PlayerScoreBoard}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromScoreBoard(Player host) {
    PlayerScoreBoard list = PlayerScoreBoard.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link PlayerScoreBoard}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Player> scoreLink(Player host) {
    return host.scoreLink;
  }

  /**
   * Returns whether an object is in a {@link PlayerTeam}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inTeam(Player host) {
    return PlayerTeam.holding(host) != null;
  }

  /**
   * Returns the {@link PlayerTeam} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static PlayerTeam teamOf(Player host) {
    return PlayerTeam.holding(host);
  }

  /**
   * Returns the element after an object in its {@link PlayerTeam}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Player nextInTeam(Player host) {
    return PlayerTeam.following(host);
  }

  /**
   * Returns the element before an object in its {@link PlayerTeam}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Player previousInTeam(Player host) {
    return PlayerTeam.preceding(host);
  }

  /**
   * Takes an object out of its {@link PlayerTeam}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromTeam(Player host) {
    PlayerTeam list = PlayerTeam.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link PlayerTeam}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Player> teamLink(Player host) {
    return host.teamLink;
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static int unlinkAll(Player host) {
    return ActorLinks.unlinkAll(host);
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static boolean isLinked(Player host) {
    return ActorLinks.isLinked(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Player host) {
    return ActorLinks.describe(host);
  }

  /** Lets superclasses know what this class declares; for generated code. */
  static void register() {
    DECLARED.register();
  }

  /** What this class declares. */
  private static final class Declared extends DeclaredLinks {
    private Declared() {
      super(Player.class, 0, "scoreBoard", "team");
    }

    @Override
    protected Collection<?> holder(int number, Object table, Object object) {
      Player host = (Player) object;
      switch (number) {
        case 0:
          return PlayerScoreBoard.holding(host);
        default:
          return PlayerTeam.holding(host);
      }
    }

    @Override
    protected boolean unlink(int number, Object table, Object object) {
      Player host = (Player) object;
      switch (number) {
        case 0:
          return unlinkFromScoreBoard(host);
        default:
          return unlinkFromTeam(host);
      }
    }
  }
}
