package dev.intrusive.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The templates are lists as they stand: random operations on two, against array lists. */
class TemplatesTest {

  private static final int ELEMENTS = 9;
  private static final int OPERATIONS = 50_000;

  /** Makes lists of one layout. */
  enum Layout {
    NODE,
    FLAT,
    ARRAY,
    INDEXED;

    IntrusiveList<Element<String>> newList(ElementPool pool) {
      return switch (this) {
        case NODE -> new NodeElements<>();
        case FLAT -> new FlatElements<>();
        case ARRAY -> new ArrayElements<>();
        case INDEXED -> new IndexedElements<>(pool);
      };
    }
  }

  /** A pool like those that are generated. */
  static final class ElementPool extends ObjectPool<Element<String>> {

    ElementPool() {
      super(ELEMENTS, Element::new, PoolOptions.defaults(), IndexedLinks.of(IndexedElements.class));
    }

    Element<String> emplace() {
      return begin(claim());
    }

    @Override
    protected int slotOf(Element<String> object) {
      return object.slot;
    }

    @Override
    protected void assignSlot(Element<String> object, int slot) {
      object.slot = slot;
    }
  }

  private final Random random = new Random(7);
  private final ElementPool pool = new ElementPool();
  private final List<Element<String>> elements = new ArrayList<>();
  private final List<IntrusiveList<Element<String>>> lists = new ArrayList<>();
  private final List<List<Element<String>>> models = List.of(new ArrayList<>(), new ArrayList<>());

  @ParameterizedTest
  @EnumSource
  void operations_atRandom_areThoseOfArrayLists(Layout layout) {
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(pool.emplace());
    }
    for (int i = 0; i < models.size(); i++) {
      lists.add(layout.newList(pool));
    }
    for (int i = 0; i < OPERATIONS; i++) {
      int target = random.nextInt(lists.size());
      operate(lists.get(target), models.get(target));
      for (int j = 0; j < lists.size(); j++) {
        assertEquals(models.get(j), new ArrayList<>(lists.get(j)));
        assertEquals(models.get(j).size(), lists.get(j).size());
        lists.get(j).checkInvariants();
      }
    }
  }

  private void operate(IntrusiveList<Element<String>> list, List<Element<String>> model) {
    Element<String> element = elements.get(random.nextInt(ELEMENTS));
    Element<String> anchor = model.isEmpty() ? null : model.get(random.nextInt(model.size()));
    switch (random.nextInt(11)) {
      case 0 -> {
        if (models.stream().noneMatch(each -> each.contains(element))) {
          list.add(element);
          model.add(element);
        }
      }
      case 1 -> {
        list.moveToFirst(element);
        leaveModels(element);
        model.add(0, element);
      }
      case 2 -> {
        list.moveToLast(element);
        leaveModels(element);
        model.add(element);
      }
      case 3 -> moveBeside(list, model, anchor, element, 0);
      case 4 -> moveBeside(list, model, anchor, element, 1);
      case 5 -> assertEquals(model.remove(element), list.remove(element));
      case 6 -> assertEquals(model.isEmpty() ? null : model.remove(0), list.pollFirst());
      case 7 ->
          assertEquals(model.isEmpty() ? null : model.remove(model.size() - 1), list.pollLast());
      case 8 -> {
        if (anchor != null) {
          int index = model.indexOf(anchor);
          model.remove(index);
          assertEquals(index < model.size() ? model.get(index) : null, list.erase(anchor));
        }
      }
      case 9 -> {
        lists.get(0).spliceLast(lists.get(1));
        models.get(0).addAll(models.get(1));
        models.get(1).clear();
      }
      default -> {
        assertEquals(model.contains(element), list.contains(element));
        if (random.nextInt(50) == 0) {
          list.clear();
          model.clear();
        }
      }
    }
  }

  private void moveBeside(
      IntrusiveList<Element<String>> list,
      List<Element<String>> model,
      @Nullable Element<String> anchor,
      Element<String> element,
      int offset) {
    if (anchor == null) {
      return;
    }
    if (offset == 0) {
      list.moveBefore(anchor, element);
    } else {
      list.moveAfter(anchor, element);
    }
    if (anchor != element) {
      leaveModels(element);
      model.add(model.indexOf(anchor) + offset, element);
    }
  }

  private void leaveModels(Element<String> element) {
    models.forEach(each -> each.remove(element));
  }
}
