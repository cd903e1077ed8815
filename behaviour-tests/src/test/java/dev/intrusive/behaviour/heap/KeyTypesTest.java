package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.IntrusiveHeap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Keys of each type, as fields and as methods, are in the order of their type. */
final class KeyTypesTest {

  private static final int ROUNDS = 50;

  private final SlidePool pool = new SlidePool(16);

  private static final List<Byte> BYTES =
      List.of(Byte.MIN_VALUE, (byte) -1, (byte) 0, (byte) 7, Byte.MAX_VALUE);

  private static final List<Short> SHORTS =
      List.of(Short.MIN_VALUE, (short) -1, (short) 0, (short) 7, Short.MAX_VALUE);

  private static final List<Character> CHARS =
      List.of(Character.MIN_VALUE, 'a', 'b', '\u8000', Character.MAX_VALUE);

  private static final List<Integer> INTS = List.of(Integer.MIN_VALUE, -1, 0, 7, Integer.MAX_VALUE);

  private static final List<Long> LONGS =
      List.of(Long.MIN_VALUE, -1L, 0L, 1L << 40, Long.MAX_VALUE);

  private static final List<Float> FLOATS =
      List.of(
          Float.NEGATIVE_INFINITY,
          -1.5f,
          -Float.MIN_VALUE,
          -0.0f,
          0.0f,
          Float.MIN_VALUE,
          1e30f,
          Float.POSITIVE_INFINITY,
          Float.NaN);

  private static final List<Double> DOUBLES =
      List.of(
          Double.NEGATIVE_INFINITY,
          -1.5,
          -Double.MIN_VALUE,
          -0.0,
          0.0,
          Double.MIN_VALUE,
          1e300,
          Double.POSITIVE_INFINITY,
          Double.NaN);

  @TestFactory
  Stream<DynamicTest> flatHeaps_areInTheOrderOfTheirKeys() {
    return Stream.of(
        test(
            "byteField",
            new SampleByteField(),
            Sample::new,
            BYTES,
            (element, key) -> element.byteKey = key,
            element -> element.byteKey),
        test(
            "byteMethod",
            new SampleByteMethod(),
            Sample::new,
            BYTES,
            (element, key) -> element.byteKey = key,
            element -> element.byteKey),
        test(
            "shortField",
            new SampleShortField(),
            Sample::new,
            SHORTS,
            (element, key) -> element.shortKey = key,
            element -> element.shortKey),
        test(
            "shortMethod",
            new SampleShortMethod(),
            Sample::new,
            SHORTS,
            (element, key) -> element.shortKey = key,
            element -> element.shortKey),
        test(
            "charField",
            new SampleCharField(),
            Sample::new,
            CHARS,
            (element, key) -> element.charKey = key,
            element -> element.charKey),
        test(
            "charMethod",
            new SampleCharMethod(),
            Sample::new,
            CHARS,
            (element, key) -> element.charKey = key,
            element -> element.charKey),
        test(
            "intField",
            new SampleIntField(),
            Sample::new,
            INTS,
            (element, key) -> element.intKey = key,
            element -> element.intKey),
        test(
            "intMethod",
            new SampleIntMethod(),
            Sample::new,
            INTS,
            (element, key) -> element.intKey = key,
            element -> element.intKey),
        test(
            "longField",
            new SampleLongField(),
            Sample::new,
            LONGS,
            (element, key) -> element.longKey = key,
            element -> element.longKey),
        test(
            "longMethod",
            new SampleLongMethod(),
            Sample::new,
            LONGS,
            (element, key) -> element.longKey = key,
            element -> element.longKey),
        test(
            "floatField",
            new SampleFloatField(),
            Sample::new,
            FLOATS,
            (element, key) -> element.floatKey = key,
            element -> element.floatKey),
        test(
            "floatMethod",
            new SampleFloatMethod(),
            Sample::new,
            FLOATS,
            (element, key) -> element.floatKey = key,
            element -> element.floatKey),
        test(
            "doubleField",
            new SampleDoubleField(),
            Sample::new,
            DOUBLES,
            (element, key) -> element.doubleKey = key,
            element -> element.doubleKey),
        test(
            "doubleMethod",
            new SampleDoubleMethod(),
            Sample::new,
            DOUBLES,
            (element, key) -> element.doubleKey = key,
            element -> element.doubleKey));
  }

  @TestFactory
  Stream<DynamicTest> indexedHeaps_areInTheOrderOfTheirKeys() {
    return Stream.of(
        test(
            "byteField",
            new SlideByteField(pool),
            pool::emplace,
            BYTES,
            (element, key) -> element.byteKey = key,
            element -> element.byteKey),
        test(
            "byteMethod",
            new SlideByteMethod(pool),
            pool::emplace,
            BYTES,
            (element, key) -> element.byteKey = key,
            element -> element.byteKey),
        test(
            "shortField",
            new SlideShortField(pool),
            pool::emplace,
            SHORTS,
            (element, key) -> element.shortKey = key,
            element -> element.shortKey),
        test(
            "shortMethod",
            new SlideShortMethod(pool),
            pool::emplace,
            SHORTS,
            (element, key) -> element.shortKey = key,
            element -> element.shortKey),
        test(
            "charField",
            new SlideCharField(pool),
            pool::emplace,
            CHARS,
            (element, key) -> element.charKey = key,
            element -> element.charKey),
        test(
            "charMethod",
            new SlideCharMethod(pool),
            pool::emplace,
            CHARS,
            (element, key) -> element.charKey = key,
            element -> element.charKey),
        test(
            "intField",
            new SlideIntField(pool),
            pool::emplace,
            INTS,
            (element, key) -> element.intKey = key,
            element -> element.intKey),
        test(
            "intMethod",
            new SlideIntMethod(pool),
            pool::emplace,
            INTS,
            (element, key) -> element.intKey = key,
            element -> element.intKey),
        test(
            "longField",
            new SlideLongField(pool),
            pool::emplace,
            LONGS,
            (element, key) -> element.longKey = key,
            element -> element.longKey),
        test(
            "longMethod",
            new SlideLongMethod(pool),
            pool::emplace,
            LONGS,
            (element, key) -> element.longKey = key,
            element -> element.longKey),
        test(
            "floatField",
            new SlideFloatField(pool),
            pool::emplace,
            FLOATS,
            (element, key) -> element.floatKey = key,
            element -> element.floatKey),
        test(
            "floatMethod",
            new SlideFloatMethod(pool),
            pool::emplace,
            FLOATS,
            (element, key) -> element.floatKey = key,
            element -> element.floatKey),
        test(
            "doubleField",
            new SlideDoubleField(pool),
            pool::emplace,
            DOUBLES,
            (element, key) -> element.doubleKey = key,
            element -> element.doubleKey),
        test(
            "doubleMethod",
            new SlideDoubleMethod(pool),
            pool::emplace,
            DOUBLES,
            (element, key) -> element.doubleKey = key,
            element -> element.doubleKey));
  }

  private <E, K> DynamicTest test(
      String name,
      IntrusiveHeap<E> heap,
      Supplier<E> elements,
      List<K> keys,
      BiConsumer<E, K> setter,
      Function<E, K> getter) {
    return dynamicTest(name, () -> check(heap, elements, keys, setter, getter));
  }

  private <E, K> void check(
      IntrusiveHeap<E> heap,
      Supplier<E> elements,
      List<K> keys,
      BiConsumer<E, K> setter,
      Function<E, K> getter) {
    List<E> samples = new ArrayList<>();
    keys.forEach(key -> samples.add(elements.get()));
    Random random = new Random(1);
    for (int round = 0; round < ROUNDS; round++) {
      List<K> shuffled = new ArrayList<>(keys);
      Collections.shuffle(shuffled, random);
      for (int i = 0; i < keys.size(); i++) {
        setter.accept(samples.get(i), keys.get(0));
        heap.add(samples.get(i));
        setter.accept(samples.get(i), shuffled.get(i));
        heap.update(samples.get(i));
        heap.checkInvariants();
      }
      List<K> polled = new ArrayList<>();
      for (E head = heap.poll(); head != null; head = heap.poll()) {
        polled.add(getter.apply(head));
      }
      assertEquals(keys, polled);
    }
    samples.forEach(this::release);
  }

  private void release(Object element) {
    if (element instanceof Slide slide) {
      pool.release(slide);
    }
  }

  @Test
  void allHeapsOfAHost_areLeftAtOnce() {
    Sample sample = new Sample();
    new SampleIntField().add(sample);
    new SampleIntMethod().add(sample);
    new SampleDoubleMethod().add(sample);
    assertTrue(SampleLinks.isLinked(sample));
    assertEquals(3, SampleLinks.unlinkAll(sample));
    assertEquals(0, SampleLinks.unlinkAll(sample));
    assertNull(SampleLinks.intFieldOf(sample));
    SlideIntField numbers = new SlideIntField(pool);
    SlideFloatField fractions = new SlideFloatField(pool);
    Slide slide = pool.emplace();
    numbers.add(slide);
    fractions.add(slide);
    pool.release(slide);
    assertTrue(numbers.isEmpty() && fractions.isEmpty());
  }
}
