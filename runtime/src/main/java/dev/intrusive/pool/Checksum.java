package dev.intrusive.pool;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** The CRC-32 of ints, each taken as four bytes, the highest first. */
final class Checksum {

  /** How many ints are turned into bytes at once. */
  private static final int CHUNK = 1024;

  private Checksum() {}

  /** Computes the checksum of the first ints of an array. */
  static int of(int[] ints, int count) {
    CRC32 crc = new CRC32();
    ByteBuffer bytes = ByteBuffer.allocate(CHUNK * Integer.BYTES);
    for (int start = 0; start < count; start += CHUNK) {
      int length = Math.min(CHUNK, count - start);
      bytes.asIntBuffer().put(ints, start, length);
      crc.update(bytes.array(), 0, length * Integer.BYTES);
    }
    return (int) crc.getValue();
  }
}
