package dev.intrusive.examples.demo.storm;

/** Calculates with colours, 0xRRGGBB. */
final class Light {

  private static final int HIGH_BITS = 0x808080;
  private static final int LOW_BITS = 0x7F7F7F;

  private Light() {}

  /** Adds each part of two colours, up to full brightness: all three parts at once. */
  static int sum(int a, int b) {
    int differing = (a ^ b) & HIGH_BITS;
    int lowSum = (a & LOW_BITS) + (b & LOW_BITS);
    int overflown = (a & b & HIGH_BITS) | (differing & lowSum);
    int full = (overflown << 1) - (overflown >>> 7);
    return ((lowSum ^ differing) | full) & 0xFFFFFF;
  }

  /** Multiplies each part of a colour. */
  static int dim(int color, float brightness) {
    int red = (int) ((color >> 16 & 0xFF) * brightness);
    int green = (int) ((color >> 8 & 0xFF) * brightness);
    int blue = (int) ((color & 0xFF) * brightness);
    return red << 16 | green << 8 | blue;
  }

  /** Mixes two colours: the first at 0, the second at 1. */
  static int mix(int a, int b, float share) {
    return sum(dim(a, 1 - share), dim(b, share));
  }

  /** Lets all colours fade to three quarters of their brightness; black is reached in the end. */
  static void fade(int[] colors) {
    for (int i = 0; i < colors.length; i++) {
      int color = colors[i];
      colors[i] = (color >> 1 & 0x7F7F7F) + (color >> 2 & 0x3F3F3F);
    }
  }
}
