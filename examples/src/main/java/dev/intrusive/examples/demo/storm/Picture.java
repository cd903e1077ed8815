package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveList;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;

/**
 * Draws a storm. What glows is added, pixel by pixel, to an array that fades from frame to frame,
 * so that it leaves traces; only the display is drawn by Java2D.
 */
final class Picture {

  private static final int SKY_ABOVE = 0x050512;
  private static final int SKY_BELOW = 0x0B081C;
  private static final int GRID_LINE = 0x020B0B;
  private static final int GRID_STEP = 60;
  private static final int SHIP_SHADOW = 28;
  private static final int BULLET_SHADOW = 8;
  private static final float SHADOW = 0.3f;

  private final BufferedImage image =
      new BufferedImage(Field.WIDTH, Field.HEIGHT, BufferedImage.TYPE_INT_RGB);
  private final int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  private final int[] traces = new int[pixels.length];
  private final int[] sky = new int[pixels.length];
  private final Sprites sprites = new Sprites();
  private final Display display = new Display(image.createGraphics());

  Picture() {
    for (int i = 0; i < sky.length; i++) {
      int x = i % Field.WIDTH;
      int y = i / Field.WIDTH;
      int color = Light.mix(SKY_ABOVE, SKY_BELOW, (float) y / Field.HEIGHT);
      boolean isLine = x % GRID_STEP == 0 || y % GRID_STEP == 0;
      sky[i] = isLine ? Light.sum(color, GRID_LINE) : color;
    }
  }

  /** The image that {@link #draw} draws into. */
  BufferedImage image() {
    return image;
  }

  /** Forgets the traces of a game that is over. */
  void clear() {
    Arrays.fill(traces, 0);
  }

  void draw(Storm storm, Meter stepping, Meter drawing) {
    Light.fade(traces);
    drawParticles(storm.particles().swarm().all());
    drawBullets(storm.bullets().swarm().all());
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = Light.sum(sky[i], traces[i]);
    }
    drawEnemies(storm.enemies().swarm().all());
    drawOwnBullets(storm.bullets().swarm().all());
    drawShip(storm.ship());
    display.draw(storm, stepping, drawing);
  }

  private void drawParticles(IntrusiveList<Particle> particles) {
    for (Particle particle : particles) {
      sprites.of(particle).addTo(traces, particle.x, particle.y);
    }
  }

  private void drawBullets(IntrusiveList<Bullet> bullets) {
    for (Bullet bullet : bullets) {
      sprites.of(bullet).addTo(traces, bullet.x, bullet.y);
    }
  }

  private void drawEnemies(IntrusiveList<Enemy> enemies) {
    for (Enemy enemy : enemies) {
      sprites.of(enemy).addTo(pixels, enemy.x, enemy.y);
    }
  }

  /** Draws what the ship has fired once more, over the particles. */
  private void drawOwnBullets(IntrusiveList<Bullet> bullets) {
    for (Bullet bullet : bullets) {
      if (bullet.kind() != BulletKind.HOSTILE) {
        Sprite.darken(pixels, bullet.x, bullet.y, BULLET_SHADOW, SHADOW);
        sprites.of(bullet).addTo(pixels, bullet.x, bullet.y);
      }
    }
  }

  private void drawShip(Ship ship) {
    Sprite.darken(pixels, ship.x, ship.y, SHIP_SHADOW, SHADOW);
    sprites.of(ship).addTo(pixels, ship.x, ship.y);
    if (ship.isShielded()) {
      sprites.shield().addTo(pixels, ship.x, ship.y);
    }
  }
}
