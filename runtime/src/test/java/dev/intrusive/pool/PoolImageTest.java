package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.index.ImageException;
import dev.intrusive.sample.PartPool;
import dev.intrusive.sample.PartPool.Part;
import dev.intrusive.sample.PartPool.PartList;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pools and lists that are saved and restored. */
final class PoolImageTest {

  private static final int CAPACITY = 70;
  private static final int LISTS = 5;

  /** A pool with lists over its objects. */
  private static final class World {
    final PartPool pool;
    final List<PartList> lists = new ArrayList<>();
    final PoolImage<Part> image;

    World(int capacity, PoolOptions options) {
      pool = new PartPool(capacity, options);
      for (int i = 0; i < LISTS; i++) {
        lists.add(new PartList(pool));
      }
      image = new PoolImage<>(pool, lists);
    }

    /** Does something at random many times. */
    void live(Random random, int steps) {
      List<Part> live = new ArrayList<>();
      pool.forEach(live::add);
      for (int step = 0; step < steps; step++) {
        if (pool.freeCount() > 0 && (live.isEmpty() || random.nextInt(3) == 0)) {
          live.add(pool.emplace());
        } else {
          Part part = live.get(random.nextInt(live.size()));
          if (random.nextInt(4) == 0) {
            live.remove(part);
            pool.release(part);
          } else {
            lists.get(random.nextInt(LISTS)).moveToLast(part);
          }
        }
      }
    }

    IntBuffer save() {
      IntBuffer saved = IntBuffer.allocate(image.length());
      image.write(saved);
      assertEquals(0, saved.remaining());
      saved.flip();
      return saved;
    }

    void check() {
      lists.forEach(PartList::checkInvariants);
      lists.forEach(list -> list.forEach(part -> assertTrue(pool.isLive(part))));
    }
  }

  static Stream<PoolOptions> options() {
    return Stream.of(
        PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK),
        PoolOptions.defaults().freeSet(FreeSetKind.BITMAP),
        PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK).threadSafe(false),
        PoolOptions.defaults().freeSet(FreeSetKind.BITMAP).threadSafe(false));
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_restoresListsAndHandles(PoolOptions options) {
    Random random = new Random(1);
    for (int round = 0; round < 200; round++) {
      World world = new World(CAPACITY, options);
      world.live(random, random.nextInt(500));
      World restored = new World(CAPACITY, options);
      restored.image.read(world.save());
      restored.check();
      assertEquals(world.pool.liveCount(), restored.pool.liveCount());
      for (Part part : world.pool) {
        Part twin = restored.pool.resolve(world.pool.handleOf(part));
        assertNotNull(twin);
        assertEquals(part.slot, twin.slot);
      }
      for (int i = 0; i < LISTS; i++) {
        assertEquals(slots(world.lists.get(i)), slots(restored.lists.get(i)));
      }
      assertEquals(world.save(), restored.save());
    }
  }

  private static List<Integer> slots(PartList list) {
    List<Integer> slots = new ArrayList<>();
    list.forEach(part -> slots.add(part.slot));
    return slots;
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_restoresTheOrderOfFreeSlots(PoolOptions options) {
    World world = new World(CAPACITY, options);
    world.live(new Random(2), 1_000);
    World restored = new World(CAPACITY, options);
    restored.image.read(world.save());
    world.live(new Random(3), 1_000);
    restored.live(new Random(3), 1_000);
    if (options.freeSet() == FreeSetKind.TAGGED_STACK || !options.isThreadSafe()) {
      assertEquals(world.save(), restored.save());
    } else {
      assertEquals(world.pool.liveCount(), restored.pool.liveCount());
    }
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_intoTheSamePool_goesBack(PoolOptions options) {
    World world = new World(CAPACITY, options);
    Part part = world.pool.emplace();
    world.lists.get(3).addLast(part);
    long handle = world.pool.handleOf(part);
    IntBuffer saved = world.save();
    world.pool.release(part);
    assertNull(world.pool.resolve(handle));
    world.image.read(saved);
    assertEquals(part, world.pool.resolve(handle));
    assertEquals(part, world.lists.get(3).getFirst());
    world.lists.get(2).moveToFirst(part);
    world.check();
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_restoresRetirement(PoolOptions options) {
    World world = new World(CAPACITY, options);
    Part part = world.pool.emplace();
    world.pool.emplace();
    world.pool.retire(part);
    World restored = new World(CAPACITY, options);
    restored.image.read(world.save());
    assertEquals(2, restored.pool.liveCount());
    assertEquals(1, restored.pool.reclaim());
    assertEquals(1, restored.pool.liveCount());
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_ofDamagedImages_refusesOrRestoresWhatTheySay(PoolOptions options) {
    Random random = new Random(4);
    int refused = 0;
    int images = 0;
    World target = new World(6, options);
    for (int round = 0; round < 2_500; round++) {
      World world = new World(6, options);
      world.live(random, random.nextInt(40));
      int[] intact = world.save().array();
      for (int i = 0; i < 100; i++) {
        IntBuffer damaged = damage(random, intact.clone());
        int position = damaged.position();
        images++;
        try {
          target.image.read(damaged);
          target.check();
          IntBuffer again = target.save();
          damaged.flip().position(position);
          assertEquals(withoutOrderOfFreeSlots(damaged), withoutOrderOfFreeSlots(again));
          target.pool.releaseAll();
        } catch (ImageException expected) {
          refused++;
          assertEquals(position, damaged.position());
        }
        assertEquals(0, target.pool.liveCount());
        target.lists.forEach(list -> assertTrue(list.isEmpty()));
      }
    }
    assertEquals(250_000, images);
    assertTrue(refused > 150_000, "refused: " + refused);
  }

  /** Changes some ints, exchanges some, or cuts the image short. */
  private static IntBuffer damage(Random random, int[] image) {
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(image.length);
      int other = random.nextInt(image.length);
      switch (random.nextInt(5)) {
        case 0 -> image[at] = random.nextInt();
        case 1 -> image[at] ^= 1 << random.nextInt(32);
        case 2 -> image[at] += random.nextInt(5) - 2;
        case 3 -> image[at] = image[other];
        default -> {
          int kept = image[at];
          image[at] = image[other];
          image[other] = kept;
        }
      }
    }
    IntBuffer damaged = IntBuffer.wrap(image);
    if (random.nextInt(8) == 0) {
      damaged.limit(random.nextInt(image.length));
    }
    return damaged;
  }

  /** An image whose free slots are sorted: a bitmap has its own order. */
  private static IntBuffer withoutOrderOfFreeSlots(IntBuffer image) {
    int[] ints = new int[image.remaining()];
    image.duplicate().get(ints);
    int start = 5 + LISTS + 2 * ints[2];
    Arrays.sort(ints, start, start + ints[3]);
    return IntBuffer.wrap(ints);
  }

  @Test
  void write_toDirectBuffers_isReadBack() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    world.live(new Random(5), 300);
    IntBuffer direct = ByteBuffer.allocateDirect(4 * world.image.length() + 8).asIntBuffer();
    direct.put(77);
    world.image.write(direct);
    direct.flip().position(1);
    World restored = new World(CAPACITY, PoolOptions.defaults());
    restored.image.read(direct);
    assertEquals(world.save(), restored.save());
  }

  @Test
  void write_withoutRoom_writesNothing() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    IntBuffer small = IntBuffer.allocate(world.image.length() - 1);
    assertThrows(BufferOverflowException.class, () -> world.image.write(small));
    assertEquals(0, small.position());
  }

  @Test
  void read_intoWhatIsNotEmpty_isRefused() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    IntBuffer saved = world.save();
    Part part = world.pool.emplace();
    assertThrows(IllegalStateException.class, () -> world.image.read(saved));
    world.pool.release(part);
    world.pool.close();
    assertThrows(IllegalStateException.class, () -> world.image.read(saved));
  }

  @Test
  void create_withListsThatDoNotFit_isRefused() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    PartList stray = new PartList(new PartPool(3));
    PartList own = world.lists.get(0);
    assertThrows(
        IllegalArgumentException.class, () -> new PoolImage<>(world.pool, List.of(own, stray)));
    assertThrows(
        IllegalArgumentException.class, () -> new PoolImage<>(world.pool, List.of(own, own)));
  }

  @Test
  void read_ofAnotherShape_isRefused() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    IntBuffer saved = world.save();
    World larger = new World(CAPACITY + 1, PoolOptions.defaults());
    assertThrows(ImageException.class, () -> larger.image.read(saved));
    PoolImage<Part> fewer = new PoolImage<>(world.pool, world.lists.subList(0, 2));
    assertThrows(ImageException.class, () -> fewer.read(saved));
    assertEquals(0, saved.position());
  }
}
