package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Streams whose pipeline removes elements of the list. */
@EveryHost
@SuppressWarnings("ModifySourceCollectionInStream") // what happens then is tested
final class StreamsTest<E> extends ListContract<E> {

  private final List<E> elements;

  StreamsTest(Host host) {
    super(host);
    elements = fill(list, 3);
  }

  /** A stream that removes the last element at the first. */
  private Stream<E> removing() {
    return list.stream()
        .peek(
            element -> {
              if (element == elements.get(0)) {
                list.remove(elements.get(2));
              }
            });
  }

  @Test
  void forEachAndCollect_follow() {
    List<E> seen = new ArrayList<>();
    removing().forEach(seen::add);
    assertEquals(labels(elements.subList(0, 2)), labels(seen));
    list.addLast(elements.get(2));
    assertEquals(labels(elements.subList(0, 2)), labels(removing().collect(Collectors.toList())));
    assertHolds(list, elements.subList(0, 2));
  }

  @Test
  void toArrayAndSorted_failAndLoseNothing() {
    assertThrows(IllegalStateException.class, () -> removing().toArray());
    assertHolds(list, elements.subList(0, 2));
    list.addLast(elements.get(2));
    assertThrows(IllegalStateException.class, () -> removing().toList());
    assertHolds(list, elements.subList(0, 2));
  }

  @Test
  void removalOfTheCurrentElement_isFollowedByAll() {
    assertEquals(
        labels(elements),
        labels(list.stream().peek(list::remove).collect(Collectors.toCollection(ArrayList::new))));
    assertHolds(list);
  }
}
