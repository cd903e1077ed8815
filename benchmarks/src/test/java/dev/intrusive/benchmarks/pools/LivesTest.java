package dev.intrusive.benchmarks.pools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All pools begin lives of objects of their own. */
class LivesTest {

  private static final int CAPACITY = 64;

  private static Stream<LivesOfOneThread<?>> subjects() {
    return Stream.of(
        new GeneratedBitmap(),
        new GeneratedStack(),
        new GeneratedForOneThread(),
        new PlainForOneThread(),
        new JctoolsQueue(),
        new CommonsPool(),
        new GdxPool(),
        new Stormpot(),
        new NettyRecycler(),
        new PlainNew());
  }

  @ParameterizedTest
  @MethodSource("subjects")
  <T extends Part> void pools_beginLives(LivesOfOneThread<T> subject) throws Exception {
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
    LivesOfOneThread.Held held = new LivesOfOneThread.Held();
    for (int i = 0; i < 2 * CAPACITY; i++) {
      assertEquals(CAPACITY, subject.one(held).number);
      subject.burst(held);
    }
  }
}
