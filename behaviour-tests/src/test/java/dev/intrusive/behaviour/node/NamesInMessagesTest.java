package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.junit.jupiter.api.Test;

/** How elements and lists are named by exceptions and by {@code describe}. */
final class NamesInMessagesTest {

  /** A host with a name. */
  static class Mob {
    @IntrusiveLink("mobs")
    final Link<Mob> mobLink = new Link<>();

    final String name;

    Mob(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A host whose text is its description, and that of the list that it is in. */
  static final class Ghost extends Mob {
    Ghost() {
      super("ghost");
    }

    @Override
    public String toString() {
      return NamesInMessagesTest_MobLinks.describe(this);
    }
  }

  /** A host that does not return from its own text. */
  static final class Mirror extends Mob {
    Mirror() {
      super("mirror");
    }

    @Override
    @SuppressWarnings("InfiniteRecursion") // the mistake of which the message must survive
    public String toString() {
      return "mirror of " + this;
    }
  }

  private final NamesInMessagesTest_MobMobs mobs = new NamesInMessagesTest_MobMobs();
  private final NamesInMessagesTest_MobMobs others = new NamesInMessagesTest_MobMobs();

  private static String identity(Object object) {
    return object.getClass().getSimpleName()
        + "@"
        + Integer.toHexString(System.identityHashCode(object));
  }

  @Test
  void element_isNamedByItsTextEverywhere() {
    Mob mob = new Mob("Mob m0");
    mobs.add(mob);
    assertEquals(
        identity(mob) + " Mob m0[mobs: in " + identity(mobs) + " of size 1]",
        NamesInMessagesTest_MobLinks.describe(mob));
    String message =
        String.valueOf(assertThrows(IllegalStateException.class, () -> mobs.add(mob)).getMessage());
    assertTrue(message.startsWith("Mob m0 cannot be added to mobs ("), message);
  }

  @Test
  void element_whoseTextIsItsDescription_isNamedByIdentity() {
    Ghost ghost = new Ghost();
    mobs.add(ghost);
    String expected = identity(ghost) + "[mobs: in " + identity(mobs) + " of size 1]";
    assertEquals(expected, NamesInMessagesTest_MobLinks.describe(ghost));
    assertEquals(expected, ghost.toString());
    String message =
        String.valueOf(
            assertThrows(IllegalStateException.class, () -> mobs.add(ghost)).getMessage());
    assertTrue(message.startsWith(identity(ghost)), message);
  }

  @Test
  void element_whoseTextDoesNotEnd_isNamedByIdentity() {
    Mirror mirror = new Mirror();
    assertEquals(
        identity(mirror) + "[mobs: not linked]", NamesInMessagesTest_MobLinks.describe(mirror));
  }

  @Test
  void lists_areNamedWithTheirFirstElements() {
    for (int i = 0; i < 5; i++) {
      mobs.add(new Mob("m" + i));
    }
    others.add(new Mob("x"));
    String message =
        String.valueOf(
            assertThrows(IllegalStateException.class, () -> others.add(mobs.getFirst()))
                .getMessage());
    assertEquals(
        "m0 cannot be added to mobs ("
            + identity(others)
            + " of 1: x) because it is already linked in mobs ("
            + identity(mobs)
            + " of 5: m0, m1, m2, ...); an element is in at most one list per link: unlink it"
            + " first, or use a move operation",
        message);
    others.clear();
    String anchor =
        String.valueOf(
            assertThrows(IllegalArgumentException.class, () -> others.next(mobs.getFirst()))
                .getMessage());
    assertTrue(anchor.startsWith("m0 is not in mobs (" + identity(others) + ", empty);"), anchor);
  }
}
