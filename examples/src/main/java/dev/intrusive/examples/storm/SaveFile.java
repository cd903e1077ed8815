package dev.intrusive.examples.storm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A game in a file. */
final class SaveFile {

  private static final int MOST_BYTES = 1 << 28;

  private SaveFile() {}

  /**
   * Saves a game. The file appears when it is complete; until then a former one is as it was.
   *
   * @throws SaveException if the file cannot be written
   */
  static void save(Storm storm, Path file) throws SaveException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      try (FileChannel channel =
          FileChannel.open(
              part,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        ByteBuffer image = StormImage.of(storm);
        while (image.hasRemaining()) {
          channel.write(image);
        }
      }
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new SaveException(file + ": the game cannot be saved here: " + e, e);
    }
  }

  /**
   * Loads a game.
   *
   * @throws SaveException if there is no such file, it is not a saved game, or it is damaged
   */
  static Storm load(Path file) throws SaveException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() > MOST_BYTES) {
        throw new SaveException("it is too long to be a saved game");
      }
      ByteBuffer image = ByteBuffer.allocate((int) channel.size());
      while (image.hasRemaining() && channel.read(image) >= 0) {
        // Reads on until the file or the buffer ends.
      }
      return StormImage.toStorm(image.flip());
    } catch (NoSuchFileException e) {
      throw new SaveException(file + ": there is no such file", e);
    } catch (IOException e) {
      throw new SaveException(file + ": the file cannot be read: " + e, e);
    } catch (SaveException e) {
      throw new SaveException(file + ": " + e.getMessage(), e);
    }
  }
}
