package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

/** Presses keys and buttons; no window is needed for that. */
final class StormPlayerTest {

  private final Component source = new JLabel();
  private final Game game;
  private final Player player;

  StormPlayerTest() {
    game = new Game(Level.ALL.get(0));
    player = new Player(game);
  }

  @Test
  void keys_steerAsLongAsTheyAreHeld() {
    press(KeyEvent.VK_D);
    press(KeyEvent.VK_UP);
    assertEquals(1, game.controls().steerX);
    assertEquals(-1, game.controls().steerY);
    press(KeyEvent.VK_LEFT);
    assertEquals(0, game.controls().steerX);
    release(KeyEvent.VK_D);
    release(KeyEvent.VK_UP);
    assertEquals(-1, game.controls().steerX);
    assertEquals(0, game.controls().steerY);
  }

  @Test
  void mouse_aimsAndFires() {
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1);
    assertTrue(game.controls().firesShots);
    assertFalse(game.controls().firesMissiles);
    player.mouse().mouseDragged(event(MouseEvent.MOUSE_DRAGGED, MouseEvent.BUTTON1));
    assertEquals(120, game.controls().aimX);
    assertEquals(80, game.controls().aimY);
    mouse(MouseEvent.MOUSE_RELEASED, MouseEvent.BUTTON1);
    assertFalse(game.controls().firesShots);
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON3);
    assertTrue(game.controls().firesMissiles);
  }

  @Test
  void letGo_whatIsHeld_actsNoLonger() {
    press(KeyEvent.VK_D);
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1);
    player.letGo();
    assertEquals(0, game.controls().steerX);
    assertFalse(game.controls().firesShots);
  }

  @Test
  void pause_isToggledOncePerPress() {
    press(KeyEvent.VK_P);
    press(KeyEvent.VK_P);
    assertTrue(player.isPaused(), "a key that is held repeats itself");
    release(KeyEvent.VK_P);
    press(KeyEvent.VK_P);
    assertFalse(player.isPaused());
  }

  @Test
  void n_beginsTheNextLevel() {
    Storm before = game.storm();
    press(KeyEvent.VK_N);
    assertNotSame(before, game.storm());
    assertEquals("drizzle", game.storm().level().name());
  }

  @Test
  void tabAndEscape() {
    press(KeyEvent.VK_TAB);
    assertTrue(game.isAutopilot());
    release(KeyEvent.VK_TAB);
    game.controls().firesShots = true; // as the autopilot does
    press(KeyEvent.VK_TAB);
    assertFalse(game.isAutopilot());
    assertFalse(game.controls().firesShots);
    assertFalse(player.hasQuit());
    press(KeyEvent.VK_ESCAPE);
    assertTrue(player.hasQuit());
  }

  private void press(int key) {
    player.keyPressed(keyEvent(KeyEvent.KEY_PRESSED, key));
  }

  private void release(int key) {
    player.keyReleased(keyEvent(KeyEvent.KEY_RELEASED, key));
  }

  private KeyEvent keyEvent(int id, int key) {
    return new KeyEvent(source, id, 0, 0, key, KeyEvent.CHAR_UNDEFINED);
  }

  private void mouse(int id, int button) {
    MouseEvent event = event(id, button);
    if (id == MouseEvent.MOUSE_PRESSED) {
      player.mouse().mousePressed(event);
    } else {
      player.mouse().mouseReleased(event);
    }
  }

  private MouseEvent event(int id, int button) {
    int mask = InputEvent.getMaskForButton(button);
    return new MouseEvent(source, id, 0, mask, 120, 80, 1, false, button);
  }
}
