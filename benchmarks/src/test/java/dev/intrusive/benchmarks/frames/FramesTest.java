package dev.intrusive.benchmarks.frames;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** As many shots end in a frame as begin. */
class FramesTest {

  @TestFactory
  Stream<DynamicTest> frames_keepTheNumberOfShots() {
    return Stream.of(new PooledShots(), new NewShots())
        .map(each -> DynamicTest.dynamicTest(each.getClass().getSimpleName(), () -> check(each)));
  }

  private static void check(Frames subject) {
    subject.fill();
    assertEquals(Frames.LIFE * Frames.SHOTS_PER_FRAME, subject.count());
    for (int i = 0; i < 2 * Frames.LIFE; i++) {
      subject.frame();
      assertEquals(Frames.LIFE * Frames.SHOTS_PER_FRAME, subject.count());
    }
  }
}
