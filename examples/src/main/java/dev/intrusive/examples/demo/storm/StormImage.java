package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.index.ImageException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.zip.CRC32;

/**
 * A whole game as bytes: a header, the name of the level, and what {@link Storm#write} writes.
 *
 * <p>The checksum finds what was damaged on the way. What is in the pools and lists is checked in
 * any case, by {@link dev.intrusive.pool.PoolImage}, before anything is made of it; and so are the
 * fields of the bodies.
 */
final class StormImage {

  private static final int MAGIC = 0x53544F52;
  private static final int VERSION = 1;
  private static final int HEADER_BYTES = 3 * Integer.BYTES;
  private static final int LONGEST_NAME = 40;

  private StormImage() {}

  /** Returns the image of a game, ready to be read. */
  static ByteBuffer of(Storm storm) {
    String name = storm.level().name();
    int mostInts = 1 + name.length() + storm.mostInts();
    ByteBuffer image = ByteBuffer.allocate(HEADER_BYTES + mostInts * Integer.BYTES);
    image.position(HEADER_BYTES);
    IntBuffer body = image.asIntBuffer();
    body.put(name.length());
    name.chars().forEach(body::put);
    storm.write(body);
    image.limit(HEADER_BYTES + body.position() * Integer.BYTES);
    int checksum = checksum(image);
    image.rewind();
    image.putInt(MAGIC).putInt(VERSION).putInt(checksum);
    return image.rewind();
  }

  /**
   * Makes a new game of an image.
   *
   * @throws SaveException if it is none, or damaged
   */
  static Storm toStorm(ByteBuffer image) throws SaveException {
    require(image.remaining() >= HEADER_BYTES, "it is too short to be a saved game");
    require(image.getInt() == MAGIC, "it is not a saved game");
    int version = image.getInt();
    require(version == VERSION, "it is of version " + version + ", not " + VERSION);
    int expected = image.getInt();
    require(
        image.remaining() % Integer.BYTES == 0 && checksum(image) == expected,
        "it is cut short or damaged: its checksum is wrong");
    IntBuffer body = image.asIntBuffer();
    try {
      Storm storm = new Storm(LevelReader.read(readName(body)), 0);
      storm.read(body);
      require(!body.hasRemaining(), body.remaining() + " numbers too many are at its end");
      Inspection.of(storm);
      return storm;
    } catch (BufferUnderflowException e) {
      throw new SaveException("it does not hold together: it ends too early", e);
    } catch (InputException | ImageException | IllegalStateException e) {
      throw new SaveException("it does not hold together: " + e.getMessage(), e);
    }
  }

  private static String readName(IntBuffer body) throws SaveException {
    int length = Numbers.getInt(body, 1, LONGEST_NAME);
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < length; i++) {
      name.append((char) body.get());
    }
    return name.toString();
  }

  private static int checksum(ByteBuffer body) {
    CRC32 checksum = new CRC32();
    checksum.update(body.duplicate());
    return (int) checksum.getValue();
  }

  private static void require(boolean condition, String problem) throws SaveException {
    if (!condition) {
      throw new SaveException(problem);
    }
  }
}
