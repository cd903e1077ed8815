package dev.intrusive.examples.demo.storm;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;

/** Plays without a window and reports. */
final class HeadlessRun {

  private static final int ROWS = 10;

  private final Options options;
  private final Game game;
  private final PrintStream out;

  HeadlessRun(Options options, PrintStream out) {
    this.options = options;
    this.out = out;
    game = new Game(options.level);
    game.setAutopilot(true);
  }

  void run() throws IOException {
    print(
        "%8s%10s%8s%8s%10s%10s%12s\n",
        "frame", "score", "hull", "losses", "enemies", "bullets", "particles");
    play();
    Inspection inspection = Inspection.of(game.storm());
    print(
        "\nThe %,d bodies are in %,d lists, each in the cell of its position; memberships: %,d.\n",
        inspection.bodies(), inspection.lists(), inspection.memberships());
    reportCost("step", game.stepping());
    Path screenshot = options.screenshot;
    if (screenshot != null) {
      reportCost("drawing", game.drawing());
      Screenshot.write(game.image(), screenshot);
    }
  }

  private void play() {
    int interval = Math.max(1, options.frames / ROWS);
    printCensus();
    for (int frame = 1; frame <= options.frames; frame++) {
      game.step();
      if (options.screenshot != null) {
        game.draw();
      }
      if (frame % interval == 0 || frame == options.frames) {
        printCensus();
      }
    }
  }

  private void printCensus() {
    Storm storm = game.storm();
    print(
        "%8d%10d%8d%8d%10d%10d%12d\n",
        storm.frame(),
        storm.score(),
        storm.ship().hull(),
        storm.ship().losses(),
        storm.enemies().swarm().size(),
        storm.bullets().swarm().size(),
        storm.particles().swarm().size());
  }

  private void reportCost(String what, Meter meter) {
    print(
        "A %s takes %.2f ms (median of the last %d; slowest %.2f ms) and allocates %,d bytes.\n",
        what, meter.medianMillis(), Meter.FRAMES, meter.slowestMillis(), meter.medianBytes());
  }

  private void print(String format, Object... values) {
    // A fixed locale, because some have digits of their own.
    out.printf(Locale.ROOT, format, values);
  }
}
