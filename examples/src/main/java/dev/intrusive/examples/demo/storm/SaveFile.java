package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.InputException;
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
   * @throws InputException if the file cannot be written
   */
  static void save(Storm storm, Path file) throws InputException {
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
      throw new InputException(file.toString(), "it cannot be written", "name a file that can be");
    }
  }

  /**
   * Loads a game.
   *
   * @throws InputException if there is no such file, it is not a saved game, or it is damaged
   */
  static Storm load(Path file) throws InputException {
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
      throw new InputException(file.toString(), "there is no such file", "name one that exists");
    } catch (IOException e) {
      throw new InputException(file.toString(), "it cannot be read", "name a file that can be");
    } catch (SaveException e) {
      String problem = String.valueOf(e.getMessage());
      throw new InputException(file.toString(), problem, "name a saved game that is whole");
    }
  }
}
