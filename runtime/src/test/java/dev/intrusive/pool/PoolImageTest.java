package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import dev.intrusive.ints.ImageException;
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
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Pools and lists that are saved and restored. */
final class PoolImageTest {

  private static final int CAPACITY = 70;
  private static final int LISTS = 5;

  /** A pool with lists over its objects. */
  private static final class World {
    final ObjectPool<Part> pool;
    final List<PartList> lists = new ArrayList<>();
    final PoolImage<Part> image;

    World(int capacity) {
      this(new PartPool(capacity));
    }

    World(ObjectPool<Part> pool) {
      this.pool = pool;
      for (int i = 0; i < LISTS; i++) {
        lists.add(new PartList(pool));
      }
      image = new PoolImage<>(pool, lists);
    }

    Part emplace() {
      return pool instanceof PartPool shared
          ? shared.emplace()
          : ((PartPool.ForOneThread) pool).emplace();
    }

    /** Does something at random many times. */
    void live(Random random, int steps) {
      List<Part> live = new ArrayList<>();
      pool.forEach(live::add);
      for (int step = 0; step < steps; step++) {
        if (pool.freeCount() > 0 && (live.isEmpty() || random.nextInt(3) == 0)) {
          live.add(emplace());
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

  static Stream<IntFunction<ObjectPool<Part>>> pools() {
    return Stream.of(
        capacity -> shared(capacity, FreeSetKind.TAGGED_STACK),
        capacity -> shared(capacity, FreeSetKind.BITMAP),
        PartPool.ForOneThread::new);
  }

  private static PartPool shared(int capacity, FreeSetKind kind) {
    return new PartPool(capacity, PoolOptions.defaults().freeSet(kind));
  }

  @ParameterizedTest
  @MethodSource("pools")
  void read_restoresListsAndHandles(IntFunction<ObjectPool<Part>> pools) {
    Random random = new Random(1);
    for (int round = 0; round < 200; round++) {
      World world = new World(pools.apply(CAPACITY));
      world.live(random, random.nextInt(500));
      World restored = new World(pools.apply(CAPACITY));
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
  @MethodSource("pools")
  void read_restoresTheOrderOfFreeSlots(IntFunction<ObjectPool<Part>> pools) {
    World world = new World(pools.apply(CAPACITY));
    world.live(new Random(2), 1_000);
    World restored = new World(pools.apply(CAPACITY));
    restored.image.read(world.save());
    world.live(new Random(3), 1_000);
    restored.live(new Random(3), 1_000);
    assertEquals(world.save(), restored.save());
    while (world.pool.freeCount() > 0) {
      assertEquals(world.emplace().slot, restored.emplace().slot);
    }
  }

  @ParameterizedTest
  @MethodSource("pools")
  void read_intoTheSamePool_goesBack(IntFunction<ObjectPool<Part>> pools) {
    World world = new World(pools.apply(CAPACITY));
    Part part = world.emplace();
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
  @EnumSource
  void read_restoresRetirement(FreeSetKind kind) {
    PartPool pool = shared(CAPACITY, kind);
    World world = new World(pool);
    pool.retire(pool.emplace());
    pool.emplace();
    IntBuffer saved = world.save();
    PartPool restored = shared(CAPACITY, kind);
    new World(restored).image.read(saved.duplicate());
    assertEquals(2, restored.liveCount());
    assertEquals(1, restored.reclaim());
    assertEquals(1, restored.liveCount());
    World target = new World(new PartPool.ForOneThread(CAPACITY));
    ImageException refused = assertThrows(ImageException.class, () -> target.image.read(saved));
    assertTrue(refused.toString().contains("is retired"), refused::toString);
  }

  @ParameterizedTest
  @MethodSource("pools")
  void read_ofDamagedImages_refusesOrRestoresWhatTheySay(IntFunction<ObjectPool<Part>> pools) {
    Random random = new Random(4);
    int refused = 0;
    World target = new World(pools.apply(6));
    int rounds = 250 * Integer.getInteger("tests.factor", 1);
    for (int round = 0; round < rounds; round++) {
      World world = new World(pools.apply(6));
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
  @MethodSource("pools")
  void read_ofAnImageWithAFlippedBit_isRefused(IntFunction<ObjectPool<Part>> pools) {
    World world = new World(pools.apply(100));
    world.live(new Random(5), 1_000);
    World target = new World(pools.apply(100));
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
  void read_ofAnUnknownVersion_isRefusedWithItsNumber() {
    World world = new World(CAPACITY);
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
    World world = new World(CAPACITY);
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
    World target = new World(CAPACITY);
    for (int i = 0; i < 2_000; i++) {
      try {
        target.image.read(shared.duplicate());
        target.check();
        int[] read = target.save().array();
        assertTrue(Arrays.equals(read, one) || Arrays.equals(read, other));
        target.pool.releaseAll();
        target = new World(CAPACITY);
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
    World world = new World(new PartPool(CAPACITY, options));
    for (int i = 0; i < 50; i++) {
      world.emplace();
    }
    World target = new World(new PartPool(CAPACITY, options));
    target.pool.release(target.emplace());
    target.image.read(world.save());
    assertEquals(50, target.pool.statistics().peak());
    assertEquals(51, target.pool.statistics().lives());
    target.emplace();
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
    int[] ints = new int[image.remaining() - 1];
    image.duplicate().get(ints);
    int capacity = ints[3];
    int start = 5;
    int free = 0;
    for (int slot = 0; slot < capacity; slot++) {
      free += 1 - (ints[start + 1] >> 1 & 1);
      start += 2;
    }
    Arrays.sort(ints, start, start + free);
    return IntBuffer.wrap(ints);
  }

  @Test
  void write_toDirectBuffers_isReadBack() {
    World world = new World(CAPACITY);
    world.live(new Random(5), 300);
    IntBuffer direct = ByteBuffer.allocateDirect(4 * world.image.length() + 8).asIntBuffer();
    direct.put(77);
    world.image.write(direct);
    direct.flip().position(1);
    World restored = new World(CAPACITY);
    restored.image.read(direct);
    assertEquals(world.save(), restored.save());
  }

  @Test
  void write_withoutRoom_writesNothing() {
    World world = new World(CAPACITY);
    IntBuffer small = IntBuffer.allocate(world.image.length() - 1);
    assertThrows(BufferOverflowException.class, () -> world.image.write(small));
    assertEquals(0, small.position());
  }

  @Test
  void read_intoWhatIsNotEmpty_isRefused() {
    World world = new World(CAPACITY);
    IntBuffer saved = world.save();
    Part part = world.emplace();
    assertThrows(IllegalStateException.class, () -> world.image.read(saved));
    world.pool.release(part);
    world.pool.close();
    assertThrows(IllegalStateException.class, () -> world.image.read(saved));
  }

  @Test
  void create_withAListTwice_isRefused() {
    World world = new World(CAPACITY);
    PartList own = world.lists.get(0);
    assertThrows(
        IllegalArgumentException.class, () -> new PoolImage<>(world.pool, List.of(own, own)));
  }

  @Test
  void read_intoAListOverAnotherPool_changesNothing() {
    World world = new World(CAPACITY);
    world.lists.get(0).add(world.emplace());
    world.emplace();
    IntBuffer saved = world.save();
    World target = new World(CAPACITY);
    PartList stray = new PartList(new PartPool(CAPACITY));
    List<PartList> lists = new ArrayList<>(target.lists);
    lists.set(0, stray);
    PoolImage<Part> image = new PoolImage<>(target.pool, lists);
    assertThrows(IllegalArgumentException.class, () -> image.read(saved));
    assertEquals(0, saved.position());
    assertEquals(0, target.pool.liveCount());
    assertTrue(stray.isEmpty());
    target.image.read(saved);
    assertEquals(2, target.pool.liveCount());
    target.check();
  }

  @Test
  void read_ofAnotherShape_isRefused() {
    World world = new World(CAPACITY);
    IntBuffer saved = world.save();
    World larger = new World(CAPACITY + 1);
    assertThrows(ImageException.class, () -> larger.image.read(saved));
    PoolImage<Part> fewer = new PoolImage<>(world.pool, world.lists.subList(0, 2));
    assertThrows(ImageException.class, () -> fewer.read(saved));
    assertEquals(0, saved.position());
  }
}
