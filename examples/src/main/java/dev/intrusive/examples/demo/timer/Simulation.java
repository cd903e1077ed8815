package dev.intrusive.examples.demo.timer;

import dev.intrusive.examples.demo.command.Progress;
import java.io.PrintStream;
import java.util.Locale;

/** Runs a server for a number of ticks and reports what becomes of its requests. */
final class Simulation {

  private static final int ROWS = 10;

  private final Server server;
  private final int ticks;

  Simulation(Server server, int ticks) {
    this.server = server;
    this.ticks = ticks;
  }

  /**
   * Runs it.
   *
   * @param out where the results go, which depend on the options alone
   * @param err where the progress and the throughput go
   */
  void run(PrintStream out, PrintStream err) {
    Progress progress = new Progress(err, "Simulation");
    out.printf(
        "%10s%11s%11s%11s%11s%11s\n",
        "tick", "begun", "answered", "timed out", "given up", "waiting");
    int interval = Math.max(1, ticks / ROWS);
    long start = System.nanoTime();
    for (int tick = 1; tick <= ticks; tick++) {
      server.runTick();
      if (tick % interval == 0 || tick == ticks) {
        printRow(out);
      }
      progress.update(tick, ticks);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    printBalance(out);
    Tally tally = server.tally();
    long operations = tally.scheduled + tally.cancelled + tally.expired;
    err.printf(
        Locale.ROOT,
        "%.1f million timeouts a second were set, cancelled or expired.\n",
        operations / seconds / 1e6);
  }

  private void printRow(PrintStream out) {
    Tally tally = server.tally();
    out.printf(
        Locale.ROOT,
        "%10d%11d%11d%11d%11d%11d\n",
        server.timeouts().tick(),
        tally.begun,
        tally.answered,
        tally.timedOut,
        tally.givenUp,
        tally.begun - tally.answered - tally.givenUp);
  }

  private void printBalance(PrintStream out) {
    server.timeouts().checkInvariants();
    Tally tally = server.tally();
    int waiting = server.timeouts().cancelAll().size();
    if (tally.scheduled != tally.cancelled + tally.expired + waiting) {
      throw new IllegalStateException(
          "%s set, but %s cancelled, %s expired, %s waiting"
              .formatted(tally.scheduled, tally.cancelled, tally.expired, waiting));
    }
    out.printf(
        Locale.ROOT,
        "\n%d timeouts set = %d cancelled + %d expired + %d waiting.\n",
        tally.scheduled,
        tally.cancelled,
        tally.expired,
        waiting);
    out.print("Each expired at its tick.\n");
  }
}
