package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.generated.HostDescription;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Structures that subclasses declare are found by the class of an object, among many. */
final class DeclaredLinksTest {

  private static class Base {}

  private static class Middle extends Base {}

  private static class Leaf extends Middle {}

  private static class Other extends Base {}

  private static final class Slotted extends Base {}

  private static final class Again extends Base {}

  /** A list of one element, whose link it has. */
  private static final class ListOfOne extends NodeList<Object> {
    private final Link<Object> link = new Link<>();

    @Override
    protected Link<Object> linkOf(Object element) {
      return link;
    }

    @Override
    protected String linkName() {
      return "list";
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object != null && contains(object, link);
    }

    @Override
    public boolean remove(@Nullable Object object) {
      return object != null && unlink(object, link);
    }
  }

  private static final class OneList extends DeclaredLinks {
    private final ListOfOne list = new ListOfOne();

    OneList(Class<?> host, int indexed) {
      super(host, indexed, "list");
    }

    OneList registered() {
      register();
      return this;
    }

    @Override
    protected @Nullable Collection<?> holder(int number, @Nullable Object pool, Object object) {
      return list.peekFirst() == object ? list : null;
    }

    @Override
    protected boolean unlink(int number, @Nullable Object pool, Object object) {
      return list.remove(object);
    }
  }

  @Test
  void structures_ofAllClassesBelowTheKnownOne() {
    Leaf leaf = new Leaf();
    OneList middle = new OneList(Middle.class, 0);
    middle.list.addLast(leaf);
    assertFalse(DeclaredLinks.isLinked(leaf, Base.class), "not registered");
    middle.registered();
    List<OneList> others = new ArrayList<>();
    for (Class<?> other : List.of(String.class, Integer.class, Long.class, Short.class)) {
      others.add(new OneList(other, 0).registered());
    }
    OneList own = new OneList(Leaf.class, 0).registered();
    own.list.addLast(leaf);
    assertTrue(DeclaredLinks.isLinked(leaf, Base.class));
    assertTrue(DeclaredLinks.isLinked(leaf, Middle.class));
    assertFalse(DeclaredLinks.isLinked(leaf, Leaf.class));
    assertFalse(DeclaredLinks.isLinked(new Base(), Base.class));
    assertFalse(DeclaredLinks.isLinked(new Middle(), Base.class));
    assertEquals(1, DeclaredLinks.unlinkAll(leaf, Middle.class));
    assertEquals(List.of(), new ArrayList<>(own.list));
    assertEquals(1, DeclaredLinks.unlinkAll(leaf, Base.class));
    assertEquals(0, DeclaredLinks.unlinkAll(leaf, Base.class));
    assertEquals(4, others.size());
  }

  @Test
  void register_again_changesNothing() {
    Again object = new Again();
    OneList links = new OneList(Again.class, 0).registered().registered();
    links.list.addLast(object);
    assertEquals(1, DeclaredLinks.holders(object, Base.class).size());
  }

  @Test
  void indexedStructures_needAPool() {
    OneList links = new OneList(Slotted.class, 1).registered();
    Slotted object = new Slotted();
    links.list.addLast(object);
    String refusal =
        String.valueOf(
            assertThrows(
                    IllegalStateException.class, () -> DeclaredLinks.unlinkAll(object, Base.class))
                .getMessage());
    assertTrue(
        refusal.contains("DeclaredLinksTest_SlottedLinks.unlinkAll(pool, slotted)"), refusal);
    assertThrows(IllegalStateException.class, () -> DeclaredLinks.isLinked(object, Base.class));
    String text = DeclaredLinks.describe(new HostDescription(object), object, Base.class);
    assertTrue(text.endsWith("[list: only known with the pool]"), text);
    assertEquals(1, links.list.size());
    assertNull(DeclaredLinks.setPool(new Object()));
    assertEquals(1, DeclaredLinks.unlinkAll(object, Base.class));
    assertNotNull(DeclaredLinks.setPool(null));
  }

  /** A class loader that is gone takes its links with it. */
  @Test
  void links_areNotKept() {
    Other other = new Other();
    addToForgottenList(other);
    for (int i = 0; i < 100 && DeclaredLinks.isLinked(other, Base.class); i++) {
      System.gc();
    }
    assertFalse(DeclaredLinks.isLinked(other, Base.class));
  }

  private static void addToForgottenList(Other other) {
    OneList links = new OneList(Other.class, 0).registered();
    links.list.addLast(other);
    assertTrue(DeclaredLinks.isLinked(other, Base.class));
  }
}
