package dev.intrusive.benchmarks.pools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.infra.Control;

/** All pools begin lives of objects of their own, and hand them over. */
class LivesTest {

  private static final int CAPACITY = 64;

  @TestFactory
  Stream<DynamicTest> pools_beginLives() {
    return Stream.concat(
            forThreads(),
            Stream.<LivesOfOneThread<?>>of(new GdxPool(), new GeneratedForOneThread()))
        .map(each -> DynamicTest.dynamicTest(name(each), () -> checkLives(each)));
  }

  @TestFactory
  Stream<DynamicTest> pools_handOver() {
    return forThreads().map(each -> DynamicTest.dynamicTest(name(each), () -> checkHandOver(each)));
  }

  private static Stream<Lives<?>> forThreads() {
    return Stream.of(
        new GeneratedBitmap(),
        new GeneratedStack(),
        new JctoolsQueue(),
        new CommonsPool(),
        new Stormpot(),
        new Vibur(),
        new NettyRecycler(),
        new PlainNew());
  }

  private static String name(LivesOfOneThread<?> subject) {
    return subject.getClass().getSimpleName();
  }

  private static <T extends Part> void checkLives(LivesOfOneThread<T> subject) throws Exception {
    subject.capacity = CAPACITY;
    subject.fill();
    T one = subject.begin(1);
    T two = subject.begin(2);
    assertNotSame(one, two);
    assertEquals(1, one.number);
    assertEquals(2, two.number);
    subject.end(one);
    subject.end(two);
    // More than there is room for, so that nothing is kept.
    for (int i = 0; i < 2 * CAPACITY; i++) {
      assertEquals(CAPACITY, subject.one().number);
      subject.burst(new LivesOfOneThread.Held());
    }
  }

  private static <T extends Part> void checkHandOver(Lives<T> subject) throws Exception {
    subject.capacity = CAPACITY;
    subject.fill();
    Lives.Belt belt = new Lives.Belt();
    Control control = new Control();
    for (int i = 0; i < 4 * CAPACITY; i++) {
      subject.beginAndPassOn(belt, control);
      subject.beginAndPassOn(belt, control);
      assertEquals(2, belt.parts.size());
      subject.takeAndEnd(belt, control);
      subject.takeAndEnd(belt, control);
    }
    assertTrue(belt.parts.isEmpty());
    control.stopMeasurement = true;
    subject.takeAndEnd(belt, control);
  }
}
