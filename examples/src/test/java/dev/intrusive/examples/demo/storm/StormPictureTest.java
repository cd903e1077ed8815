package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class StormPictureTest {

  @BeforeAll
  static void needNoDisplay() {
    System.setProperty("java.awt.headless", "true");
  }

  @Test
  void draw_showsMany() {
    Game game = new Game(Level.ALL.get(0));
    game.setAutopilot(true);
    for (int frame = 0; frame < 120; frame++) {
      game.step();
    }
    game.draw();
    assertTrue(colors(game.image()) > 200);
  }

  @Test
  void draw_particle_lightsItsPlaceAndFades() {
    Game game = new Game(Storms.CALM);
    game.storm().particles().add(Hue.GOLD, 50, 710, 310, 0, 0);
    game.draw();
    int lit = game.image().getRGB(710, 310);
    game.storm().particles().swarm().pool().releaseAll();
    game.draw();
    int fading = game.image().getRGB(710, 310);
    for (int i = 0; i < 30; i++) {
      game.draw();
    }
    int dark = game.image().getRGB(710, 310);
    assertTrue(brightness(lit) > brightness(fading));
    assertTrue(brightness(fading) > brightness(dark));
    assertEquals(game.image().getRGB(711, 311), dark);
  }

  @Test
  void addTo_atTheEdges_isCutOff() {
    int[] image = new int[Field.WIDTH * Field.HEIGHT];
    Sprite spot = Sprite.spot(0xFFFFFF, 5);
    spot.addTo(image, 0, 0);
    spot.addTo(image, Field.WIDTH - 1, Field.HEIGHT - 1);
    spot.addTo(image, -100, 20);
    spot.addTo(image, 20, Field.HEIGHT + 100);
    assertEquals(0xFFFFFF, image[0]);
    assertEquals(0xFFFFFF, image[image.length - 1]);
    assertEquals(0, image[Field.WIDTH - 1]);
    assertEquals(0, image[20 * Field.WIDTH]);
    assertEquals(0, image[20 * Field.WIDTH - 1]);
  }

  @Test
  void sum_everyPart_isAddedUpToFull() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      int a = random.nextInt(1 << 24);
      int b = random.nextInt(1 << 24);
      int expected = 0;
      for (int shift = 0; shift < 24; shift += 8) {
        expected |= Math.min(255, (a >> shift & 0xFF) + (b >> shift & 0xFF)) << shift;
      }
      assertEquals(expected, Light.sum(a, b));
    }
  }

  @Test
  void fade_reachesBlack() {
    int[] colors = {0xFFFFFF, 0x010203, 0x804020};
    Light.fade(colors);
    assertEquals(0x7F + 0x3F, colors[0] & 0xFF);
    for (int i = 0; i < 40; i++) {
      Light.fade(colors);
    }
    assertEquals(0, IntStream.of(colors).sum());
  }

  private static long colors(BufferedImage image) {
    return IntStream.of(image.getRGB(0, 0, Field.WIDTH, Field.HEIGHT, null, 0, Field.WIDTH))
        .distinct()
        .count();
  }

  private static int brightness(int color) {
    return (color >> 16 & 0xFF) + (color >> 8 & 0xFF) + (color & 0xFF);
  }
}
