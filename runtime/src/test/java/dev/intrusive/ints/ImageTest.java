package dev.intrusive.ints;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists that are written and read back, and images that are damaged. */
class ImageTest {

  private static final int CAPACITY = 12;
  private static final int DAMAGED_IMAGES = 100_000 * Integer.getInteger("tests.factor", 1);

  private static IntLinkedLists sample() {
    IntLinkedLists lists = new IntLinkedLists(CAPACITY, 3);
    for (int index : new int[] {7, 1, 4}) {
      lists.addLast(0, index);
    }
    for (int index : new int[] {0, 11, 3, 5}) {
      lists.addLast(2, index);
    }
    return lists;
  }

  private static int[] image() {
    int[] image = new int[sample().imageLength()];
    sample().write(IntBuffer.wrap(image));
    return image;
  }

  @Test
  void image_isReadFromEveryKindOfBuffer(@TempDir Path folder) throws IOException {
    int bytes = (sample().imageLength() + 2) * Integer.BYTES;
    assertReadBack(IntBuffer.allocate(sample().imageLength() + 2));
    assertReadBack(ByteBuffer.allocateDirect(bytes).asIntBuffer());
    assertReadBack(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer());
    try (FileChannel file =
        FileChannel.open(
            folder.resolve("image"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      assertReadBack(file.map(MapMode.READ_WRITE, 0, bytes).asIntBuffer());
    }
  }

  private static void assertReadBack(IntBuffer buffer) {
    IntLinkedLists lists = sample();
    buffer.position(1);
    lists.write(buffer);
    assertEquals(1 + lists.imageLength(), buffer.position());
    buffer.position(1);
    IntLinkedLists read = IntLinkedLists.read(buffer, CAPACITY);
    assertEquals(1 + lists.imageLength(), buffer.position());
    assertEquals("[[7, 1, 4], [], [0, 11, 3, 5]]", read.toString());
    assertEquals(CAPACITY, read.capacity());
    read.checkInvariants();
  }

  @Test
  void write_withoutRoom_writesNothing() {
    IntBuffer small = IntBuffer.allocate(sample().imageLength() - 1);
    assertThrows(BufferOverflowException.class, () -> sample().write(small));
    assertEquals(0, small.position());
    IntBuffer readOnly = IntBuffer.allocate(100).asReadOnlyBuffer();
    assertThrows(ReadOnlyBufferException.class, () -> sample().write(readOnly));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, begins with 1",
    "1, 2, version 2",
    "2, -1, -1 indexes",
    "2, 13, 13 indexes",
    "2, 6, 'has 7 indexes of 6'",
    "2, 11, 'has index 11, but there are only 11'",
    "3, -1, -1 lists",
    "3, 2147483647, 2147483647 lists",
    "4, -1, size -1",
    "4, 2147483647, indexes of 12",
    "4, 4, cut short",
    "7, 12, has index 12",
    "7, -1, has index -1",
    "8, 7, index 7 is in list 0 and in list 0",
    "13, 7, index 7 is in list 0 and in list 2",
  })
  void damagedImage_isRefused(int place, int value, String reason) {
    int[] image = image();
    image[place] = value;
    IntBuffer buffer = IntBuffer.wrap(image);
    ImageException refusal =
        assertThrows(ImageException.class, () -> IntLinkedLists.read(buffer, CAPACITY));
    assertTrue(
        String.valueOf(refusal.getMessage()).replace("have ", "has ").contains(reason),
        refusal::getMessage);
    assertEquals(0, buffer.position());
  }

  @Test
  void shortImage_isRefused() {
    int[] image = image();
    for (int length = 0; length < image.length; length++) {
      IntBuffer buffer = IntBuffer.wrap(image, 0, length);
      assertThrows(ImageException.class, () -> IntLinkedLists.read(buffer, CAPACITY));
    }
  }

  /** Either the image is refused, or it is one of other lists, which are sound. */
  @Test
  void randomDamage_isRefusedOrHarmless() {
    Random random = new Random(8);
    int[] image = image();
    int refused = 0;
    for (int count = 0; count < DAMAGED_IMAGES; count++) {
      int[] damaged = image.clone();
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        int place = random.nextInt(damaged.length);
        damaged[place] =
            switch (random.nextInt(4)) {
              case 0 -> random.nextInt();
              case 1 -> damaged[place] ^ 1 << random.nextInt(32);
              case 2 -> damaged[random.nextInt(damaged.length)];
              default -> random.nextInt(16) - 2;
            };
      }
      int length = random.nextInt(8) == 0 ? random.nextInt(damaged.length) : damaged.length;
      try {
        IntLinkedLists lists = IntLinkedLists.read(IntBuffer.wrap(damaged, 0, length), CAPACITY);
        lists.checkInvariants();
        int[] again = new int[lists.imageLength()];
        lists.write(IntBuffer.wrap(again));
        for (int place = 0; place < again.length; place++) {
          if (again[place] != damaged[place]) {
            fail("read other lists than the image has: " + lists);
          }
        }
      } catch (ImageException e) {
        refused++;
      }
    }
    assertTrue(refused > DAMAGED_IMAGES / 2);
  }
}
