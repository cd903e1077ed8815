package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.generated.Keys;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Keys that are hard to tell apart or to spread. */
final class MapHashTest {

  private static final int CHAINS = 1 << 12;

  private static final long[] EXTREMES = {
    0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 32, ~0L
  };

  @Test
  void extremes() {
    TokenById map = new TokenById();
    Map<Long, Token> model = new HashMap<>();
    for (long id : EXTREMES) {
      Token token = new Token(0);
      token.id = id;
      assertEquals(model.putIfAbsent(id, token) == null, map.add(token));
    }
    map.checkInvariants();
    assertEquals(model, map.asMap());
  }

  @Test
  void zeroes_andNaNs() {
    SampleByDouble doubles = new SampleByDouble();
    SampleByFloat floats = new SampleByFloat();
    Sample zero = new Sample(0);
    Sample negativeZero = new Sample(1);
    Sample nan = new Sample(2);
    for (Sample each : List.of(zero, negativeZero, nan)) {
      assertTrue(doubles.add(each));
      assertTrue(floats.add(each));
    }
    assertSame(zero, doubles.get(0.0));
    assertSame(negativeZero, doubles.get(-0.0));
    assertSame(nan, doubles.get(0.0 / 0.0));
    assertSame(nan, doubles.get(Double.longBitsToDouble(0x7ff8_0000_0000_0001L)));
    assertSame(zero, floats.get(0.0f));
    assertSame(negativeZero, floats.get(-0.0f));
    assertSame(nan, floats.get(Float.NaN));
    assertSame(nan, floats.removeKey(Float.NaN));
    assertNull(floats.get(Float.NaN));
    assertNotNull(doubles.computeIfAbsent(Double.NaN, key -> null));
  }

  /**
   * The longest chain of as many keys as there are chains, of which each is the hash's low bits.
   */
  private static int longestChain(IntUnaryOperator hashes) {
    int[] lengths = new int[CHAINS];
    int longest = 0;
    for (int i = 0; i < CHAINS; i++) {
      longest = Math.max(longest, ++lengths[hashes.applyAsInt(i) & (CHAINS - 1)]);
    }
    return longest;
  }

  @Test
  void mixed_spreadsWhatDiffersInFewBits() {
    for (int shift = 0; shift <= 20; shift++) {
      int bits = shift;
      assertTrue(longestChain(i -> Keys.mixed(i << bits)) <= 16, "int, " + bits);
      assertTrue(longestChain(i -> Keys.mixed((Object) (i << bits))) <= 16, "object, " + bits);
    }
    for (int shift = 0; shift <= 52; shift++) {
      int bits = shift;
      assertTrue(longestChain(i -> Keys.mixed((long) i << bits)) <= 16, "long, " + bits);
    }
    assertTrue(longestChain(i -> Keys.mixed((double) i)) <= 16);
    assertTrue(longestChain(i -> Keys.mixed(i / 8.0)) <= 16);
    assertTrue(longestChain(i -> Keys.mixed((float) i)) <= 16);
  }

  /** Keys that nobody chose to collide: types and addresses in the top bits, powers of two. */
  @Test
  void mixed_spreadsKeysThatDifferInTheirTopBits() {
    assertTrue(longestOf(256, i -> Keys.mixed(i << 24)) <= 10);
    assertTrue(longestOf(4096, i -> Keys.mixed(i << 20)) <= 16);
    assertTrue(longestOf(256, i -> Keys.mixed((long) i << 56)) <= 10);
    assertTrue(longestOf(256, i -> Keys.mixed(Float.intBitsToFloat(i << 23))) <= 10);
    assertTrue(longestOf(2048, i -> Keys.mixed(Double.longBitsToDouble((long) i << 52))) <= 14);
    assertTrue(longestOf(65_536, i -> Keys.mixed((long) (i >> 8) << 32 | (i & 255))) <= 20);
    assertTrue(longestOf(65_536, i -> Keys.mixed((1_700_000_000_000L + i) << 22)) <= 20);
    assertTrue(longestOf(65_536, i -> Keys.mixed(i / 1000.0)) <= 20);
  }

  /** The longest of half as many chains as keys, as in a table that is full. */
  private static int longestOf(int keys, IntUnaryOperator hashes) {
    int chains = keys / 2;
    int[] lengths = new int[chains];
    int longest = 0;
    for (int i = 0; i < keys; i++) {
      longest = Math.max(longest, ++lengths[hashes.applyAsInt(i) & (chains - 1)]);
    }
    return longest;
  }

  /** Each bit of a key flips each bit of the hash for about half of the keys. */
  @Test
  void mixed_avalanche() {
    Random random = new Random(3);
    for (IntUnaryOperator keys :
        List.<IntUnaryOperator>of(i -> i, i -> i << 12, i -> random.nextInt())) {
      assertAvalanche(32, keys::applyAsInt, key -> Keys.mixed((int) key));
      assertAvalanche(
          32, keys::applyAsInt, key -> Keys.mixed((Object) (int) key)); // an Integer is its hash
      assertAvalanche(64, keys::applyAsInt, Keys::mixed);
      assertAvalanche(64, i -> (long) keys.applyAsInt(i) << 32, Keys::mixed);
      assertAvalanche(
          64,
          i -> Double.doubleToLongBits(keys.applyAsInt(i) / 8.0),
          key -> Keys.mixed(Double.longBitsToDouble(key)));
      assertAvalanche(
          32,
          i -> Float.floatToIntBits(keys.applyAsInt(i) / 8.0f),
          key -> Keys.mixed(Float.intBitsToFloat((int) key)));
    }
  }

  private static void assertAvalanche(int bits, IntToLongFunction keys, LongToIntFunction hash) {
    int count = 2_000;
    long[] sample = IntStream.range(0, count).mapToLong(keys).toArray();
    for (int bit = 0; bit < bits; bit++) {
      int[] flips = new int[Integer.SIZE];
      for (long key : sample) {
        int difference = hash.applyAsInt(key) ^ hash.applyAsInt(key ^ 1L << bit);
        for (int each = 0; each < flips.length; each++) {
          flips[each] += difference >>> each & 1;
        }
      }
      for (int each = 0; each < flips.length; each++) {
        double share = flips[each] / (double) count;
        assertTrue(share > 0.4 && share < 0.6, bit + " flips " + each + " in " + share);
      }
    }
  }

  @Test
  void sequential_keepsNeighbours() {
    for (int i = 0; i < 5; i++) {
      assertEquals(i, Keys.sequential(i));
      assertEquals(i, Keys.sequential(i + 0.0));
      assertEquals(i, Keys.sequential(i + 0.0f));
      assertEquals(Integer.hashCode(i), Keys.sequential((Object) i));
    }
    assertEquals(-3, Keys.sequential(-3));
    assertEquals(7, Keys.sequential(7L));
    assertEquals(7, Keys.sequential(7L | 1L << 32));
    assertEquals(-1, Keys.sequential(-1L));
    assertEquals(1, longestChain(i -> Keys.sequential(1_000_000L + i)));
  }

  @Test
  void nullKey_isExplained() {
    String message =
        String.valueOf(
            assertThrows(NullPointerException.class, () -> Keys.mixed((Object) null)).getMessage());
    assertTrue(message.contains("key"), message);
  }

  @Test
  void equality() {
    assertTrue(Keys.equal(1, 1));
    assertTrue(Keys.equal(1L << 40, 1L << 40));
    assertTrue(!Keys.equal(1L << 40, 1L << 41));
    assertTrue(Keys.equal(Float.NaN, Float.NaN));
    assertTrue(!Keys.equal(0.0f, -0.0f));
    assertTrue(!Keys.equal(1, 2));
    assertTrue(Keys.equal("a", String.valueOf(new char[] {'a'})));
    assertTrue(!Keys.equal("a", null));
  }

  @Test
  void order_isThatOfDoubleCompare() {
    double[] ascending = {
      Double.NEGATIVE_INFINITY,
      -1.5,
      -Double.MIN_VALUE,
      -0.0,
      0.0,
      Double.MIN_VALUE,
      1,
      1.5,
      Double.POSITIVE_INFINITY,
      Double.NaN
    };
    for (int i = 1; i < ascending.length; i++) {
      assertTrue(Keys.ordered(ascending[i - 1]) < Keys.ordered(ascending[i]));
    }
  }

  /** All chains are searched where the hash of a key fails, and nobody is lost. */
  @Test
  void hashThatThrows() {
    PairByKey<Fragile, String> map = new PairByKey<>();
    List<Pair<Fragile, String>> pairs = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      Pair<Fragile, String> pair = new Pair<>(new Fragile(i), "");
      assertTrue(map.add(pair));
      pairs.add(pair);
    }
    pairs.get(3).key.isBroken = true;
    assertThrows(IllegalStateException.class, () -> map.get(pairs.get(3).key));
    Pair<Fragile, String> one = new Pair<>(new Fragile(16), "");
    assertThrows(IllegalStateException.class, () -> map.add(one)); // the table would grow
    assertTrue(map.contains(pairs.get(3)));
    assertEquals(16, map.size());
    assertEquals(1, PairLinks.unlinkAll(pairs.get(3)));
    map.checkInvariants();
    assertTrue(map.add(one));
    assertEquals(16, map.size());
    for (Pair<Fragile, String> pair : pairs) {
      assertEquals(pair != pairs.get(3), map.remove(pair));
    }
  }

  /** What a map does that may make its table grow. */
  private interface Insertion<E> {
    void run(IntrusiveMap<E> map, E element, Fragile key);
  }

  private static final List<Insertion<Pair<Fragile, String>>> FLAT_INSERTIONS =
      List.of(
          (map, pair, key) -> map.add(pair),
          (map, pair, key) -> map.put(pair),
          (map, pair, key) -> map.addAll(List.of(pair)),
          (map, pair, key) ->
              ((PairByKey<Fragile, String>) map).computeIfAbsent(key, absent -> pair));

  private static final List<Insertion<Box<Fragile>>> INDEXED_INSERTIONS =
      List.of(
          (map, box, key) -> map.add(box),
          (map, box, key) -> map.put(box),
          (map, box, key) -> map.addAll(List.of(box)),
          (map, box, key) -> ((BoxByLabel<Fragile>) map).computeIfAbsent(key, absent -> box));

  /** Whatever call of a key throws while an element is inserted, nobody is lost. */
  @Test
  void keyThatThrowsWhileTheTableGrows_losesNobody_flat() {
    for (Insertion<Pair<Fragile, String>> insertion : FLAT_INSERTIONS) {
      for (int size = 0; size <= 40; size++) {
        boolean isThrown = true;
        for (int call = 0; isThrown; call++) {
          PairByKey<Fragile, String> map = new PairByKey<>();
          isThrown =
              insertWhileACallThrows(
                  map, insertion, size, call, key -> new Pair<>(key, ""), map::get);
        }
      }
    }
  }

  @Test
  void keyThatThrowsWhileTheTableGrows_losesNobody_indexed() {
    BoxPool<Fragile> pool = new BoxPool<>(64);
    for (Insertion<Box<Fragile>> insertion : INDEXED_INSERTIONS) {
      for (int size = 0; size <= 40; size++) {
        boolean isThrown = true;
        for (int call = 0; isThrown; call++) {
          BoxByLabel<Fragile> map = new BoxByLabel<>(pool);
          isThrown = insertWhileACallThrows(map, insertion, size, call, pool::emplace, map::get);
          pool.releaseAll();
        }
      }
    }
  }

  /** Lets a call of a key throw, and returns whether there were as many calls. */
  private static <E> boolean insertWhileACallThrows(
      IntrusiveMap<E> map,
      Insertion<E> insertion,
      int size,
      int throwing,
      Function<Fragile, E> maker,
      Function<Fragile, @Nullable E> look) {
    int[] calls = {0};
    boolean[] isOn = {false};
    Fragile.Action onCall =
        () -> {
          if (isOn[0] && calls[0]++ == throwing) {
            throw new ArithmeticException("planned");
          }
          return true;
        };
    IdentityHashMap<E, Fragile> keys = new IdentityHashMap<>();
    for (int number = 0; number < size; number++) {
      Fragile key = new Fragile(number);
      key.onHash = onCall;
      key.onEquals = onCall;
      E element = maker.apply(key);
      keys.put(element, key);
      assertTrue(map.add(element));
    }
    Fragile key = new Fragile(size);
    key.onHash = onCall;
    key.onEquals = onCall;
    E fresh = maker.apply(key);
    isOn[0] = true;
    try {
      insertion.run(map, fresh, key);
      keys.put(fresh, key);
      assertTrue(calls[0] <= throwing, "what the key threw was swallowed");
    } catch (ArithmeticException planned) {
      assertTrue(calls[0] > throwing);
    }
    isOn[0] = false;
    assertEquals(keys.containsKey(fresh), map.contains(fresh));
    assertEquals(keys.size(), map.size());
    keys.forEach((element, own) -> assertSame(element, look.apply(own)));
    map.checkInvariants();
    return calls[0] > throwing;
  }

  /** A key whose {@code equals} links the element elsewhere is reported; it is in one map then. */
  @Test
  void equalsThatLinksTheElement_flat() {
    for (Insertion<Pair<Fragile, String>> insertion : FLAT_INSERTIONS) {
      insertWhileEqualsLinks(
          new PairByKey<>(), new PairByKey<>(), insertion, key -> new Pair<>(key, ""));
    }
  }

  @Test
  void equalsThatLinksTheElement_indexed() {
    BoxPool<Fragile> pool = new BoxPool<>(64);
    for (Insertion<Box<Fragile>> insertion : INDEXED_INSERTIONS) {
      insertWhileEqualsLinks(
          new BoxByLabel<>(pool), new BoxByLabel<>(pool), insertion, pool::emplace);
    }
  }

  private static <E> void insertWhileEqualsLinks(
      IntrusiveMap<E> map,
      IntrusiveMap<E> other,
      Insertion<E> insertion,
      Function<Fragile, E> maker) {
    assertTrue(map.add(maker.apply(new Fragile(1))));
    Fragile own = new Fragile(-1); // in the same chain
    E fresh = maker.apply(own);
    own.onEquals = () -> other.contains(fresh) || other.add(fresh);
    Fragile key = new Fragile(-1);
    int[] equalsCalls = {0};
    key.onEquals = () -> equalsCalls[0]++ < 1 || own.onEquals.run();
    assertThrows(IllegalStateException.class, () -> insertion.run(map, fresh, key));
    assertTrue(!map.contains(fresh) && other.contains(fresh));
    assertEquals(1, map.size());
    map.checkInvariants();
    other.checkInvariants();
  }

  /** A key that became null is a changed key like others: the table grows, nobody else is lost. */
  @Test
  @SuppressWarnings("NullAway") // the type argument says that the key may be null
  void keyThatBecameNull_letsTheTableGrow() {
    assumeFalse(DebugMode.isEnabled(), "it reports the changed key");
    PairByKey<@Nullable String, String> flat = new PairByKey<>();
    List<Pair<@Nullable String, String>> pairs = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Pair<@Nullable String, String> pair = new Pair<>("key " + i, "");
      assertTrue(flat.add(pair));
      pairs.add(pair);
      if (i == 5) {
        pair.key = null;
      }
    }
    assertSame(pairs.get(99), flat.get("key 99"));
    assertThrows(IllegalStateException.class, flat::checkInvariants);
    assertTrue(flat.remove(pairs.get(5)));
    flat.checkInvariants();
    assertEquals(99, flat.size());
  }

  /** A hash that removes the element whose removal calls it. */
  @Test
  void hashThatRemovesItsElement() {
    PairByKey<Fragile, String> flat = new PairByKey<>();
    Pair<Fragile, String> pair = new Pair<>(new Fragile(1), "");
    assertTrue(flat.add(pair));
    pair.key.onHash =
        () -> {
          pair.key.onHash = () -> true;
          return flat.remove(pair);
        };
    assertTrue(!flat.remove(pair) && flat.isEmpty());
    BoxPool<Fragile> pool = new BoxPool<>(1);
    BoxByLabel<Fragile> indexed = new BoxByLabel<>(pool);
    Fragile label = new Fragile(1);
    Box<Fragile> box = pool.emplace(label);
    assertTrue(indexed.add(box));
    label.onHash =
        () -> {
          label.onHash = () -> true;
          return indexed.remove(box);
        };
    assertTrue(!indexed.remove(box) && indexed.isEmpty());
  }

  /** Two elements for each chain, and a table that is doubled when there are more. */
  @Test
  void table_growsWithTheMap() throws ReflectiveOperationException {
    Method chains = IntrusiveMap.class.getDeclaredMethod("chains");
    chains.setAccessible(true);
    TokenById map = new TokenById();
    for (int size = 1; size <= 1_000; size++) {
      assertTrue(map.add(new Token(size)));
      int expected = 8;
      while (2 * expected < size) {
        expected *= 2;
      }
      assertEquals(expected, chains.invoke(map));
    }
    map.clear();
    assertEquals(512, chains.invoke(map));
    assertEquals(64, chains.invoke(new TokenById(128)));
    assertEquals(128, chains.invoke(new TokenById(129)));
  }

  /** A hash that changes the map while it grows is reported, and what was to be added is free. */
  @Test
  void hashThatChangesTheMap() {
    for (boolean addsFresh : new boolean[] {true, false}) {
      PairByKey<Fragile, String> map = new PairByKey<>();
      PairByKey<Fragile, String> other = new PairByKey<>();
      List<Pair<Fragile, String>> pairs = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        pairs.add(new Pair<>(new Fragile(i), ""));
        assertTrue(map.add(pairs.get(i)));
      }
      Pair<Fragile, String> fresh = new Pair<>(new Fragile(16), "");
      pairs.get(5).key.onHash = () -> addsFresh ? other.add(fresh) : map.remove(pairs.get(4));
      assertThrows(RuntimeException.class, () -> map.add(fresh));
      pairs.get(5).key.onHash = () -> true;
      map.checkInvariants();
      other.checkInvariants();
      assertTrue(!map.contains(fresh));
      assertEquals(addsFresh, other.contains(fresh));
      assertEquals(addsFresh ? 16 : 15, map.size());
    }
  }

  /** A key whose hash does what it should not. */
  static final class Fragile implements Comparable<Fragile> {

    /** What the hash does. */
    interface Action {
      boolean run();
    }

    private final int number;
    boolean isBroken;
    Action onHash = () -> true;
    Action onEquals = () -> true;

    Fragile(int number) {
      this.number = number;
    }

    @Override
    public int hashCode() {
      boolean unused = onHash.run();
      if (isBroken) {
        throw new IllegalStateException("broken key");
      }
      return Math.abs(number);
    }

    @Override
    public boolean equals(Object object) {
      boolean unused = onEquals.run();
      return object instanceof Fragile other && other.number == number;
    }

    @Override
    public int compareTo(Fragile other) {
      return Integer.compare(number, other.number);
    }
  }
}
