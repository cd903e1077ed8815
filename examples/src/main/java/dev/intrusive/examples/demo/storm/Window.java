package dev.intrusive.examples.demo.storm;

import java.awt.Toolkit;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.ImageIcon;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.WindowConstants;

/**
 * The window of a game. Everything happens on the event thread, so that the game, its pools and its
 * lists belong to one thread.
 */
final class Window {

  private static final int MILLIS_A_FRAME = 16;

  private final Game game;
  private final JLabel view;
  private final Player player;

  private Window(Game game) {
    this.game = game;
    view = new JLabel(new ImageIcon(game.image()));
    player = new Player(game);
  }

  /** Opens the window and returns; the program goes on until it is closed. */
  static void open(Game game) {
    SwingUtilities.invokeLater(() -> new Window(game).show());
  }

  private void show() {
    JFrame frame = new JFrame("Bullet storm");
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.setFocusTraversalKeysEnabled(false); // Tab is one of the game's keys
    frame.setResizable(false);
    frame.add(view);
    frame.pack();
    frame.setLocationRelativeTo(null);
    frame.addKeyListener(player);
    view.addMouseListener(player.mouse());
    view.addMouseMotionListener(player.mouse());
    Timer timer = new Timer(MILLIS_A_FRAME, tick -> runFrame(frame));
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowDeactivated(WindowEvent event) {
            player.letGo();
          }

          @Override
          public void windowClosed(WindowEvent event) {
            timer.stop();
          }
        });
    frame.setVisible(true);
    timer.start();
  }

  private void runFrame(JFrame frame) {
    if (player.hasQuit()) {
      frame.dispose();
      return;
    }
    if (!player.isPaused()) {
      game.step();
    }
    game.draw();
    frame.setTitle(player.message());
    view.repaint();
    Toolkit.getDefaultToolkit().sync();
  }
}
