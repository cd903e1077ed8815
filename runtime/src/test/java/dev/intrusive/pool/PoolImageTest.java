package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
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
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
        PoolOptions.defaults().threadSafe(false));
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
    assertEquals(world.save(), restored.save());
    while (world.pool.freeCount() > 0) {
      assertEquals(world.pool.emplace().slot, restored.pool.emplace().slot);
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
    World target = new World(6, options);
    int rounds = 250 * Integer.getInteger("tests.factor", 1);
    for (int round = 0; round < rounds; round++) {
      World world = new World(6, options);
      world.live(random, random.nextInt(40));
      int[] intact = world.save().array();
      for (int i = 0; i < 100; i++) {
        IntBuffer damaged = damage(random, intact.clone());
        signAgain(damaged.array());
        int position = damaged.position();
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
    assertTrue(refused > 60 * rounds, "refused: " + refused);
  }

  /** Makes the checksum fit, so that damage has to be found by what the image says. */
  private static void signAgain(int[] image) {
    image[image.length - 1] = Checksum.of(image, image.length - 1);
  }

  @ParameterizedTest
  @MethodSource("options")
  void read_ofAnImageWithAFlippedBit_isRefused(PoolOptions options) {
    World world = new World(100, options);
    world.live(new Random(5), 1_000);
    World target = new World(100, options);
    int[] image = world.save().array();
    for (int i = 0; i < image.length; i++) {
      for (int bit = 0; bit < Integer.SIZE; bit++) {
        image[i] ^= 1 << bit;
        IntBuffer damaged = IntBuffer.wrap(image);
        assertThrows(ImageException.class, () -> target.image.read(damaged));
        assertEquals(0, damaged.position());
        assertEquals(0, target.pool.liveCount());
        image[i] ^= 1 << bit;
      }
    }
    target.image.read(IntBuffer.wrap(image));
    assertEquals(world.save(), target.save());
  }

  @Test
  void read_ofTheVersionWithoutChecksum_restores() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    world.live(new Random(6), 300);
    int[] image = world.save().array();
    int[] old = Arrays.copyOf(image, image.length - 1);
    old[1] = 1;
    World target = new World(CAPACITY, PoolOptions.defaults());
    IntBuffer source = IntBuffer.wrap(old);
    target.image.read(source);
    assertEquals(old.length, source.position());
    assertEquals(world.save(), target.save());
  }

  @Test
  void read_ofAnUnknownVersion_isRefusedWithItsNumber() {
    World world = new World(CAPACITY, PoolOptions.defaults());
    int[] image = world.save().array();
    image[1] = 3;
    signAgain(image);
    ImageException refused =
        assertThrows(ImageException.class, () -> world.image.read(IntBuffer.wrap(image)));
    assertTrue(refused.toString().contains("version 3"), refused::toString);
  }

  /** A mapped file may be written by another process: what is read is one state of it, or none. */
  @Test
  void read_whileTheImageChanges_restoresOrRefuses() throws InterruptedException {
    World world = new World(CAPACITY, PoolOptions.defaults());
    world.live(new Random(7), 300);
    int[] one = world.save().array();
    world.live(new Random(8), 300);
    int[] other = world.save().array();
    IntBuffer shared =
        ByteBuffer.allocateDirect(Integer.BYTES * Math.max(one.length, other.length)).asIntBuffer();
    AtomicBoolean isOver = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              while (!isOver.get()) {
                shared.duplicate().put(one);
                shared.duplicate().put(other);
              }
            });
    writer.setDaemon(true);
    writer.start();
    World target = new World(CAPACITY, PoolOptions.defaults());
    for (int i = 0; i < 2_000; i++) {
      try {
        target.image.read(shared.duplicate());
        target.check();
        int[] read = target.save().array();
        assertTrue(Arrays.equals(read, one) || Arrays.equals(read, other));
        target.pool.releaseAll();
        target = new World(CAPACITY, PoolOptions.defaults());
      } catch (ImageException changed) {
        assertEquals(0, target.pool.liveCount());
      }
    }
    isOver.set(true);
    writer.join();
  }

  /** An object whose link can be missing, as if it had been made without its constructor. */
  private static final class Token {
    @Nullable Link<Token> link = new Link<>();
  }

  /** A list that refuses a token without a link. */
  private static final class TokenList extends NodeList<Token> {
    @Override
    protected Link<Token> linkOf(Token token) {
      return Objects.requireNonNull(token.link, "no link");
    }

    @Override
    protected String linkName() {
      return "tokens";
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object instanceof Token token && contains(token, linkOf(token));
    }

    @Override
    public boolean remove(@Nullable Object object) {
      return object instanceof Token token && unlink(token, linkOf(token));
    }
  }

  @Test
  void read_intoAListThatRefuses_changesNothing() {
    SimplePool<Token> pool = new SimplePool<>(5, Token::new, token -> {}, token -> {});
    TokenList list = new TokenList();
    for (int i = 0; i < 4; i++) {
      list.add(pool.emplace());
    }
    PoolImage<Token> image = new PoolImage<>(pool, List.of(list));
    IntBuffer saved = IntBuffer.allocate(image.length());
    image.write(saved);
    saved.flip();
    List<Token> tokens = new ArrayList<>();
    SimplePool<Token> fresh =
        new SimplePool<>(
            5,
            () -> {
              tokens.add(new Token());
              return tokens.get(tokens.size() - 1);
            },
            token -> {},
            token -> {});
    tokens.get(2).link = null;
    TokenList target = new TokenList();
    PoolImage<Token> reading = new PoolImage<>(fresh, List.of(target));
    assertThrows(NullPointerException.class, () -> reading.read(saved));
    assertEquals(0, saved.position());
    assertTrue(target.isEmpty());
    assertEquals(0, fresh.liveCount());
    tokens.get(2).link = new Link<>();
    reading.read(saved);
    assertEquals(4, target.size());
    assertEquals(4, fresh.liveCount());
  }

  @Test
  void read_countsRestoredLivesInTheStatistics() {
    PoolOptions options = PoolOptions.defaults().statistics(true);
    World world = new World(CAPACITY, options);
    for (int i = 0; i < 50; i++) {
      world.pool.emplace();
    }
    World target = new World(CAPACITY, options);
    target.pool.release(target.pool.emplace());
    target.image.read(world.save());
    assertEquals(50, target.pool.statistics().peak());
    assertEquals(51, target.pool.statistics().lives());
    target.pool.emplace();
    assertEquals(51, target.pool.statistics().peak());
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

  /** An image whose free slots are sorted, without checksum: a bitmap has its own order. */
  private static IntBuffer withoutOrderOfFreeSlots(IntBuffer image) {
    boolean hasChecksum = image.get(image.position() + 1) > 1;
    int[] ints = new int[image.remaining() - (hasChecksum ? 1 : 0)];
    image.duplicate().get(ints);
    ints[1] = 1;
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
