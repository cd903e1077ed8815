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

/** Lists that are written and read back, and images of them that are damaged. */
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
    IntLinkedLists read = IntLinkedLists.read(buffer);
    assertEquals(1 + lists.imageLength(), buffer.position());
    assertEquals("[[7, 1, 4], [], [0, 11, 3, 5]]", read.toString());
    assertEquals(CAPACITY, read.capacity());
    read.checkInvariants();
  }

  @Test
  void write_overTheLists_changesNothing() {
    IntLinkedLists sample = sample();
    IntBuffer buffer = IntBuffer.allocate(sample.imageLength());
    sample.write(buffer.duplicate());
    IntLinkedLists inPlace = IntLinkedLists.over(buffer);
    inPlace.write(buffer);
    assertEquals(sample.toString(), inPlace.toString());
    inPlace.checkInvariants();
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
    "0, 1, begin with 1",
    "1, 2, version 2",
    "2, -1, -1 indexes",
    "2, 13, 13 indexes",
    "2, 11, damaged",
    "3, -1, -1 lists",
    "3, 2147483647, 2147483647 lists",
    "4, 1, in the middle of a change",
    "12, 3, it is in no list but has neighbours",
    "13, 0, indexes name lists",
    "27, 12, list 0 is broken at node 7",
    "27, -1, list 0 is broken at node 7",
    "27, 100, list 0 is broken at node 7",
    "28, 2, list 0 is broken at node 7: it belongs to another list",
    "43, 4, it has 3 indexes but its size is 4",
  })
  void damagedImage_isRefused(int place, int value, String reason) {
    int[] image = image();
    image[place] = value;
    IntBuffer buffer = IntBuffer.wrap(image);
    ImageException refusal = assertThrows(ImageException.class, () -> IntLinkedLists.read(buffer));
    assertTrue(String.valueOf(refusal.getMessage()).contains(reason), refusal::getMessage);
    assertEquals(0, buffer.position());
  }

  @Test
  void shortImage_isRefused() {
    int[] image = image();
    for (int length = 0; length < image.length; length++) {
      IntBuffer buffer = IntBuffer.wrap(image, 0, length);
      assertThrows(ImageException.class, () -> IntLinkedLists.read(buffer));
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
        IntLinkedLists lists = IntLinkedLists.read(IntBuffer.wrap(damaged, 0, length));
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
