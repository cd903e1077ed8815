package dev.intrusive.examples.demo.storm;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Writes pictures as PNG files, with the 256 colours that a small file can do with. */
final class Screenshot {

  private static final int LEVELS = 6;
  private static final int COLORS = LEVELS * LEVELS * LEVELS;
  private static final int BITS = 8;
  private static final int BRIGHTEST = 255;

  private Screenshot() {}

  static void write(BufferedImage image, Path file) throws IOException {
    BufferedImage small =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, palette());
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        small.getRaster().setSample(x, y, 0, indexOf(image.getRGB(x, y)));
      }
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      ImageIO.write(small, "png", out);
    }
  }

  private static IndexColorModel palette() {
    byte[] reds = new byte[COLORS];
    byte[] greens = new byte[COLORS];
    byte[] blues = new byte[COLORS];
    for (int i = 0; i < COLORS; i++) {
      reds[i] = brightness(i / LEVELS / LEVELS);
      greens[i] = brightness(i / LEVELS % LEVELS);
      blues[i] = brightness(i % LEVELS);
    }
    return new IndexColorModel(BITS, COLORS, reds, greens, blues);
  }

  private static int indexOf(int color) {
    int red = level(color >> 16 & 0xFF);
    int green = level(color >> 8 & 0xFF);
    int blue = level(color & 0xFF);
    return (red * LEVELS + green) * LEVELS + blue;
  }

  /** Dark levels lie closer together, as the eye sees them. */
  private static byte brightness(int level) {
    float share = (float) level / (LEVELS - 1);
    return (byte) Math.round(share * (0.5f + 0.5f * share) * BRIGHTEST);
  }

  private static int level(int brightness) {
    float share = (float) brightness / BRIGHTEST;
    // The inverse of the above.
    double level = (Math.sqrt(0.25 + 2 * share) - 0.5) * (LEVELS - 1);
    return (int) Math.round(level);
  }
}
