package dev.intrusive.examples.demo.game;

/** Runs the game for 600 frames and prints what happened. The output is the same in every run. */
public final class Main {

  private static final int FRAMES = 600;
  private static final long SEED = 1;

  private Main() {}

  public static void main(String[] arguments) {
    try (World world = new World(Level.parse(Level.ARENA), SEED)) {
      System.out.print(new Report(world).run(FRAMES));
    }
  }
}
