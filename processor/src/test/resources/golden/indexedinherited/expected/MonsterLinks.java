package dungeon;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.Link;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import engine.EntityLinks;
import java.util.Collection;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Monster}. They are O(1) and allocate nothing unless
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
public final class MonsterLinks {
  private static final Declared DECLARED = new Declared();

  static {
    register();
  }

  private MonsterLinks() {}

  /**
   * Returns whether an object is in a {@link MonsterRoom}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inRoom(Monster host) {
    return MonsterRoom.holding(host) != null;
  }

  /**
   * Returns the {@link MonsterRoom} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static MonsterRoom roomOf(Monster host) {
    return MonsterRoom.holding(host);
  }

  /**
   * Returns the element after an object in its {@link MonsterRoom}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Monster nextInRoom(Monster host) {
    return MonsterRoom.following(host);
  }

  /**
   * Returns the element before an object in its {@link MonsterRoom}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Monster previousInRoom(Monster host) {
    return MonsterRoom.preceding(host);
  }

  /**
   * Takes an object out of its {@link MonsterRoom}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromRoom(Monster host) {
    MonsterRoom list = MonsterRoom.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link MonsterRoom}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Monster> roomLink(Monster host) {
    return host.roomLink;
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static int unlinkAll(ObjectPool<?> pool, Monster host) {
    return EntityLinks.unlinkAll((ObjectPool<? extends Monster>) pool, host);
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static boolean isLinked(ObjectPool<?> pool, Monster host) {
    return EntityLinks.isLinked((ObjectPool<? extends Monster>) pool, host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param pool the pool of the object
   * @param host the object
   * @return the text
   * @throws NullPointerException if an argument is null
   */
  public static String describe(ObjectPool<?> pool, Monster host) {
    return EntityLinks.describe((ObjectPool<? extends Monster>) pool, host);
  }

  /** Lets superclasses know what this class declares; for generated code. */
  static void register() {
    DECLARED.register();
  }

  /** What this class declares. */
  private static final class Declared extends DeclaredLinks {
    private Declared() {
      super(Monster.class, 0, "room");
    }

    @Override
    protected Collection<?> holder(int number, Object table, Object object) {
      Monster host = (Monster) object;
      return MonsterRoom.holding(host);
    }

    @Override
    protected boolean unlink(int number, Object table, Object object) {
      Monster host = (Monster) object;
      return unlinkFromRoom(host);
    }
  }
}
