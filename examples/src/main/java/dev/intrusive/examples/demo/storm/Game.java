package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.InputException;
import java.awt.image.BufferedImage;
import java.nio.file.Path;

/** A storm that is played and drawn, and can be saved, loaded and begun again. */
final class Game {

  private final Controls controls = new Controls();
  private final Picture picture = new Picture();
  private final Meter stepping = new Meter();
  private final Meter drawing = new Meter();
  private Storm storm;
  private boolean isAutopilot;

  Game(Storm storm) {
    this.storm = storm;
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

  void save(Path file) throws InputException {
    SaveFile.save(storm, file);
  }

  /** Goes on with a saved game; if that fails, the present one goes on. */
  void load(Path file) throws InputException {
    begin(SaveFile.load(file));
  }

  /** Goes on with another storm. */
  void begin(Storm next) {
    storm = next;
    picture.clear();
  }
}
