package dev.intrusive.examples.demo.storm;

import java.awt.BasicStroke;
import java.awt.Stroke;

/** The strokes in which a line of light is drawn, one over the other. */
enum Halo {
  WIDE(9, 0.08f),
  MIDDLE(5.5f, 0.22f),
  NARROW(3, 0.5f),
  LINE(1.4f, 1);

  private final float width;
  private final float brightness;

  Halo(float width, float brightness) {
    this.width = width;
    this.brightness = brightness;
  }

  Stroke stroke() {
    return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  float brightness() {
    return brightness;
  }
}
