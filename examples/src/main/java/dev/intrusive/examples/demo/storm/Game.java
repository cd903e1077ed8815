package dev.intrusive.examples.demo.storm;

import java.awt.image.BufferedImage;

/** A storm that is played, measured and drawn. */
final class Game {

  private static final long SEED = 1;

  private final Controls controls = new Controls();
  private final Picture picture = new Picture();
  private final Meter stepping = new Meter();
  private final Meter drawing = new Meter();
  private Storm storm;
  private boolean isAutopilot;

  Game(Level level) {
    storm = new Storm(level, SEED);
  }

  Storm storm() {
    return storm;
  }

  Controls controls() {
    return controls;
  }

  BufferedImage image() {
    return picture.image();
  }

  Meter stepping() {
    return stepping;
  }

  Meter drawing() {
    return drawing;
  }

  void setAutopilot(boolean wanted) {
    isAutopilot = wanted;
  }

  boolean isAutopilot() {
    return isAutopilot;
  }

  /** Runs a frame. */
  void step() {
    stepping.begin();
    if (isAutopilot) {
      Autopilot.fly(storm, controls);
    }
    storm.step(controls);
    stepping.end();
  }

  /** Draws the present state into the image. */
  void draw() {
    drawing.begin();
    picture.draw(storm, stepping, drawing);
    drawing.end();
  }

  /** Goes on with another storm. */
  void begin(Storm next) {
    storm = next;
    picture.clear();
  }
}
