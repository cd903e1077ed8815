package dev.intrusive.benchmarks.frames;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Frames with 20,000 shots in flight. In each, every shot moves, those that have flown for fifty
 * frames end, and as many begin.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class Frames {

  static final int LIFE = 50;
  static final int SHOTS_PER_FRAME = 400;

  private int now;

  /** Makes everything for a number of shots. */
  abstract void open(int shots);

  /** Begins a shot. */
  abstract void begin(int end);

  /** Moves all shots, and ends those whose end has come. */
  abstract void pass(int now);

  /** How many shots are in flight. */
  abstract int count();

  @Setup
  public final void fill() {
    open(LIFE * SHOTS_PER_FRAME);
    for (int i = 0; i < LIFE; i++) {
      frame();
    }
  }

  @Benchmark
  public final void frame() {
    now++;
    pass(now);
    for (int i = 0; i < SHOTS_PER_FRAME; i++) {
      begin(now + LIFE);
    }
  }
}
