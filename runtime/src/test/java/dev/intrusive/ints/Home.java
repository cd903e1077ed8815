package dev.intrusive.ints;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Where the ints of lists under test are. */
enum Home {
  ARRAYS {
    @Override
    IntLinkedLists create(int capacity, int listCount) {
      return new IntLinkedLists(capacity, listCount);
    }
  },
  WRAPPED_ARRAY {
    @Override
    IntBuffer buffer(int length) {
      return IntBuffer.allocate(length);
    }
  },
  DIRECT {
    @Override
    IntBuffer buffer(int length) {
      return ByteBuffer.allocateDirect(length * Integer.BYTES).asIntBuffer();
    }
  },
  DIRECT_LITTLE_ENDIAN {
    @Override
    IntBuffer buffer(int length) {
      return ByteBuffer.allocateDirect(length * Integer.BYTES)
          .order(ByteOrder.LITTLE_ENDIAN)
          .asIntBuffer();
    }
  },
  MAPPED {
    @Override
    IntBuffer buffer(int length) {
      try {
        Path path = Files.createTempFile("lists", null);
        path.toFile().deleteOnExit();
        return map(path, length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  };

  /** Room after the lists, in ints. */
  static final int SPARE = 64;

  /** What comes before the lists, in ints. */
  static final int OFFSET = 3;

  static IntBuffer map(Path path, int length) throws IOException {
    try (FileChannel file =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return file.map(MapMode.READ_WRITE, 0, (long) length * Integer.BYTES)
          .order(ByteOrder.nativeOrder())
          .asIntBuffer();
    }
  }

  /** A buffer full of zeros. */
  IntBuffer buffer(int length) {
    throw new UnsupportedOperationException();
  }

  /** Empty lists, those in a buffer not at its beginning. */
  IntLinkedLists create(int capacity, int listCount) {
    IntBuffer buffer =
        buffer(OFFSET + IntLinkedLists.lengthOver(capacity, listCount) + SPARE).position(OFFSET);
    for (int place = 0; place < buffer.capacity(); place++) {
      buffer.put(place, 0x5A5A5A5A);
    }
    return IntLinkedLists.over(buffer, capacity, listCount);
  }
}
