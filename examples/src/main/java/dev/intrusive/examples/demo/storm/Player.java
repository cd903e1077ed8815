package dev.intrusive.examples.demo.storm;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashSet;
import java.util.Set;
import javax.swing.SwingUtilities;

/** Turns keys and mouse events into controls, and into commands for the game as a whole. */
final class Player extends KeyAdapter {

  private final Game game;
  private final MouseAdapter mouse = new Mouse();
  private final Set<Integer> pressed = new HashSet<>();
  private boolean isPaused;
  private boolean hasQuit;
  private String message = "Bullet storm";

  Player(Game game) {
    this.game = game;
  }

  MouseAdapter mouse() {
    return mouse;
  }

  boolean isPaused() {
    return isPaused;
  }

  boolean hasQuit() {
    return hasQuit;
  }

  /** The title of the window. */
  String message() {
    return message;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    // A key that is held down is pressed again and again.
    if (pressed.add(event.getKeyCode())) {
      begin(event.getKeyCode());
      steer();
    }
  }

  @Override
  public void keyReleased(KeyEvent event) {
    pressed.remove(event.getKeyCode());
    steer();
  }

  /** Lets go of all keys: another window gets the events of their release. */
  void letGo() {
    pressed.clear();
    steer();
    game.controls().firesShots = false;
    game.controls().firesMissiles = false;
  }

  private void steer() {
    game.controls().steerX =
        held(KeyEvent.VK_D, KeyEvent.VK_RIGHT) - held(KeyEvent.VK_A, KeyEvent.VK_LEFT);
    game.controls().steerY =
        held(KeyEvent.VK_S, KeyEvent.VK_DOWN) - held(KeyEvent.VK_W, KeyEvent.VK_UP);
  }

  /** Returns 1 if one of two keys is held down, otherwise 0. */
  private int held(int key, int other) {
    return pressed.contains(key) || pressed.contains(other) ? 1 : 0;
  }

  private void begin(int key) {
    switch (key) {
      case KeyEvent.VK_P -> isPaused = !isPaused;
      case KeyEvent.VK_TAB -> toggleAutopilot();
      case KeyEvent.VK_N -> beginNextLevel();
      case KeyEvent.VK_ESCAPE -> hasQuit = true;
      default -> {
        // The keys that steer act as long as they are held down.
      }
    }
  }

  private void toggleAutopilot() {
    game.setAutopilot(!game.isAutopilot());
    letGo();
  }

  private void beginNextLevel() {
    int next = (Level.ALL.indexOf(game.storm().level()) + 1) % Level.ALL.size();
    game.begin(new Storm(Level.ALL.get(next), System.nanoTime()));
    message = game.storm().level().title();
  }

  /** Aims and fires. */
  private final class Mouse extends MouseAdapter {

    @Override
    public void mouseMoved(MouseEvent event) {
      game.controls().aimX = event.getX();
      game.controls().aimY = event.getY();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      mouseMoved(event);
    }

    @Override
    public void mousePressed(MouseEvent event) {
      fire(event, true);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      fire(event, false);
    }

    private void fire(MouseEvent event, boolean isPressed) {
      if (SwingUtilities.isLeftMouseButton(event)) {
        game.controls().firesShots = isPressed;
      } else if (SwingUtilities.isRightMouseButton(event)) {
        game.controls().firesMissiles = isPressed;
      }
    }
  }
}
