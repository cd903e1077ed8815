package dev.intrusive.examples.demo.storm;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** A small square picture that is added to what lies below it, as light is. */
final class Sprite {

  private static final int MARGIN = 6;

  private final int size;
  private final int[] pixels;

  private Sprite(int size, int[] pixels) {
    this.size = size;
    this.pixels = pixels;
  }

  /** A spot of light. */
  static Sprite spot(int color, float radius) {
    int half = (int) Math.ceil(radius);
    int size = 2 * half + 1;
    int[] pixels = new int[size * size];
    for (int i = 0; i < pixels.length; i++) {
      float fromX = i % size - half;
      float fromY = i / size - half;
      float distance = (float) Math.sqrt(fromX * fromX + fromY * fromY) / (radius + 0.5f);
      float brightness = Math.max(0, 1 - distance);
      pixels[i] = Light.dim(color, brightness * brightness);
    }
    return new Sprite(size, pixels);
  }

  /** A shape that reaches farthest to the right, turned, as a line of light with a halo. */
  static Sprite outline(Shape shape, double angle, int color) {
    int half = (int) Math.ceil(shape.getBounds2D().getMaxX()) + MARGIN;
    int size = 2 * half + 1;
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    AffineTransform place = AffineTransform.getTranslateInstance(half + 0.5, half + 0.5);
    place.rotate(angle);
    Shape placed = place.createTransformedShape(shape);
    for (Halo halo : Halo.values()) {
      graphics.setColor(new Color(Light.dim(color, halo.brightness())));
      graphics.setStroke(halo.stroke());
      graphics.draw(placed);
    }
    graphics.dispose();
    return new Sprite(size, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
  }

  /** Darkens an image in a circle, so that a sprite which is added there stands out. */
  static void darken(int[] image, float x, float y, int radius, float brightness) {
    int lastRow = Math.min(Field.HEIGHT - 1, (int) y + radius);
    int lastColumn = Math.min(Field.WIDTH - 1, (int) x + radius);
    for (int row = Math.max(0, (int) y - radius); row <= lastRow; row++) {
      for (int column = Math.max(0, (int) x - radius); column <= lastColumn; column++) {
        float fromX = column - x;
        float fromY = row - y;
        if (fromX * fromX + fromY * fromY < radius * radius) {
          int index = row * Field.WIDTH + column;
          image[index] = Light.dim(image[index], brightness);
        }
      }
    }
  }

  /** Adds this sprite to an image of the size of the field, whose edges cut it off. */
  void addTo(int[] image, float x, float y) {
    int left = (int) x - size / 2;
    int top = (int) y - size / 2;
    int firstColumn = Math.max(0, -left);
    int lastColumn = Math.min(size, Field.WIDTH - left);
    int lastRow = Math.min(size, Field.HEIGHT - top);
    for (int row = Math.max(0, -top); row < lastRow; row++) {
      int target = (top + row) * Field.WIDTH + left;
      int source = row * size;
      for (int column = firstColumn; column < lastColumn; column++) {
        image[target + column] = Light.sum(image[target + column], pixels[source + column]);
      }
    }
  }
}
