package dev.intrusive.examples.demo.command;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Says how far a long run has come, every few seconds, and nothing if the run is short. */
public final class Progress {

  private static final long INTERVAL = TimeUnit.SECONDS.toNanos(3);

  private final PrintStream out;
  private final String task;
  private long lastReport = System.nanoTime();

  /**
   * Begins.
   *
   * @param out where to say it; not where the results go
   * @param task what takes so long
   */
  public Progress(PrintStream out, String task) {
    this.out = out;
    this.task = task;
  }

  /** Tells how much is done. Cheap, but not so cheap as to belong in an inner loop. */
  public void update(long done, long total) {
    long now = System.nanoTime();
    if (now - lastReport >= INTERVAL) {
      lastReport = now;
      out.printf(Locale.ROOT, "%s: %.0f %%\n", task, 100.0 * done / Math.max(1, total));
    }
  }
}
