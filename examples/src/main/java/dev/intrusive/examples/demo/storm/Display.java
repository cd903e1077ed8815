package dev.intrusive.examples.demo.storm;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.Locale;

/** The heads-up display: how the game stands, how full the pools are, what a frame costs. */
final class Display {

  private static final int LEFT = 14;
  private static final int TOP = 12;
  private static final int WIDTH = 384;
  private static final int HEIGHT = 136;
  private static final int LINE = 18;
  private static final int BAR_LEFT = LEFT + 224;
  private static final int BAR_WIDTH = 144;
  private static final int BAR_HEIGHT = 8;

  private static final Color PANEL = new Color(4, 6, 16, 190);
  private static final Color EDGE = new Color(60, 110, 150, 120);
  private static final Color TITLE = new Color(0xFFFFFF);
  private static final Color TEXT = new Color(0xB8D8E8);
  private static final Color BAR = new Color(0x40C0E0);
  private static final Color FULL_BAR = new Color(0xFF6060);
  private static final Color EMPTY_BAR = new Color(0x1A2A3A);
  private static final float FULL = 0.9f;

  private final Graphics2D graphics;
  private int line;

  Display(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setFont(new Font(Font.MONOSPACED, Font.PLAIN, 13));
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
  }

  void draw(Storm storm, Meter stepping, Meter drawing) {
    graphics.setColor(PANEL);
    graphics.fillRoundRect(LEFT, TOP, WIDTH, HEIGHT, 12, 12);
    graphics.setColor(EDGE);
    graphics.drawRoundRect(LEFT, TOP, WIDTH, HEIGHT, 12, 12);
    line = 0;
    graphics.setColor(TITLE);
    line("%-17s score %,8d frame %,6d", storm.level().title(), storm.score(), storm.frame());
    graphics.setColor(TEXT);
    line("%-9s %6d / %6d", "hull", storm.ship().hull(), Ship.FULL_HULL);
    bar((float) storm.ship().hull() / Ship.FULL_HULL, BAR);
    pool("enemies", storm.enemies().swarm());
    pool("bullets", storm.bullets().swarm());
    pool("particles", storm.particles().swarm());
    String allocation = String.format(Locale.ROOT, "allocates %,d bytes", stepping.medianBytes());
    cost("step", stepping, allocation);
    cost("drawing", drawing, "");
  }

  private void pool(String name, Swarm<?> swarm) {
    int capacity = swarm.pool().capacity();
    graphics.setColor(TEXT);
    line("%-9s %6d / %6d", name, swarm.size(), capacity);
    float share = (float) swarm.size() / capacity;
    bar(share, share < FULL ? BAR : FULL_BAR);
  }

  private void cost(String name, Meter meter, String more) {
    graphics.setColor(TEXT);
    line("%-9s %6.2f ms%26s", name, meter.medianMillis(), more);
  }

  private void line(String format, Object... values) {
    line++;
    graphics.drawString(String.format(Locale.ROOT, format, values), LEFT + 12, TOP + line * LINE);
  }

  private void bar(float share, Color color) {
    int top = TOP + line * LINE - BAR_HEIGHT - 1;
    graphics.setColor(EMPTY_BAR);
    graphics.fillRect(BAR_LEFT, top, BAR_WIDTH, BAR_HEIGHT);
    graphics.setColor(color);
    graphics.fillRect(BAR_LEFT, top, Math.round(share * BAR_WIDTH), BAR_HEIGHT);
  }
}
