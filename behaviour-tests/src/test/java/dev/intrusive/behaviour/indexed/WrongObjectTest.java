package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every pool method, accessor and operation of a structure over a pool, given each object that it
 * is not for: in a column of the table, all do the same, and nothing changes.
 */
final class WrongObjectTest {

  private final CoinPool pool = new CoinPool(4);
  private final CoinPool otherPool = new CoinPool(4);
  private final CoinPurse purse = new CoinPurse(pool);
  private final CoinValues values = new CoinValues(pool);
  private final CoinNumbers numbers = new CoinNumbers(pool);
  private final Coin live = pool.emplace(1);
  private final Map<String, @Nullable Coin> objects = new LinkedHashMap<>();

  WrongObjectTest() {
    purse.add(live);
    values.add(live);
    numbers.add(live);
    otherPool.emplace(8);
    Coin released = pool.emplace(3);
    pool.release(released);
    objects.put("of another pool", otherPool.emplace(2));
    objects.put("released", released);
    objects.put("never pooled", neverPooled());
    objects.put("copy", live.copy());
    objects.put("null", null);
  }

  private static Coin neverPooled() {
    Coin coin = new Coin();
    coin.number = 4;
    coin.slot = 3;
    return coin;
  }

  private String state() {
    purse.checkInvariants();
    values.checkInvariants();
    numbers.checkInvariants();
    return purse + " " + values + " " + numbers + pool.liveCount() + otherPool.liveCount();
  }

  /** What a call returns or throws, without what differs from object to object. */
  private static String outcomeOf(Function<Coin, @Nullable Object> call, @Nullable Coin coin) {
    try {
      return String.valueOf(call.apply(coin));
    } catch (NullPointerException e) {
      return "NullPointerException";
    } catch (RuntimeException e) {
      String message = String.valueOf(e.getMessage());
      for (String rule : List.of(NOT_MEMBER, NOT_LIVE, STRANGER, SLOT_FREE, IN_NONE)) {
        if (message.startsWith("coin ") && Pattern.compile(rule).matcher(message).find()) {
          return e.getClass().getSimpleName() + ": " + rule;
        }
      }
      return e.toString();
    }
  }

  private static final String NOT_MEMBER =
      " is not an object of CoinPool@\\w+ \\(capacity 4, 1 live\\); a pool takes back only what";
  private static final String NOT_LIVE =
      " \\(slot \\d\\) is not live in CoinPool@\\w+ .*: it was released before";
  private static final String STRANGER =
      " is not an object of CoinPool@\\w+ \\(capacity 4, 1 live\\)(, but|: it is) of another pool";
  private static final String IN_NONE = " is in no list of purse; an element that names a position";
  private static final String SLOT_FREE =
      "because it is not live: the pool's slot \\d is free; emplace the object first";

  private static Function<Coin, @Nullable Object> quiet(Consumer<Coin> call) {
    return coin -> {
      call.accept(coin);
      return "done";
    };
  }

  private Map<String, Function<Coin, @Nullable Object>> demandsOfPool() {
    Map<String, Function<Coin, @Nullable Object>> calls = new TreeMap<>();
    calls.put("release", quiet(pool::release));
    calls.put("retire", quiet(pool::retire));
    calls.put("handleOf", pool::handleOf);
    return calls;
  }

  private Map<String, Function<Coin, @Nullable Object>> accessors() {
    Map<String, Function<Coin, @Nullable Object>> calls = new TreeMap<>();
    calls.put("inPurse", coin -> CoinLinks.inPurse(pool, coin));
    calls.put("purseOf", coin -> CoinLinks.purseOf(pool, coin));
    calls.put("unlinkFromPurse", coin -> CoinLinks.unlinkFromPurse(pool, coin));
    calls.put("inValues", coin -> CoinLinks.inValues(pool, coin));
    calls.put("valuesOf", coin -> CoinLinks.valuesOf(pool, coin));
    calls.put("unlinkFromValues", coin -> CoinLinks.unlinkFromValues(pool, coin));
    calls.put("inNumbers", coin -> CoinLinks.inNumbers(pool, coin));
    calls.put("numbersOf", coin -> CoinLinks.numbersOf(pool, coin));
    calls.put("unlinkFromNumbers", coin -> CoinLinks.unlinkFromNumbers(pool, coin));
    calls.put("unlinkAll", coin -> CoinLinks.unlinkAll(pool, coin));
    calls.put("isLinked", coin -> CoinLinks.isLinked(pool, coin));
    return calls;
  }

  private Map<String, Function<Coin, @Nullable Object>> additions() {
    Map<String, Function<Coin, @Nullable Object>> calls = new TreeMap<>();
    calls.put("list.add", purse::add);
    calls.put("list.offer", purse::offer);
    calls.put("list.moveToFirst", quiet(purse::moveToFirst));
    calls.put("list.insertBefore", quiet(coin -> purse.insertBefore(live, coin)));
    calls.put("list.replace", quiet(coin -> purse.replace(live, coin)));
    calls.put("heap.add", values::add);
    calls.put("heap.offer", values::offer);
    calls.put("heap.moveHere", quiet(values::moveHere));
    calls.put("map.add", numbers::add);
    calls.put("map.put", numbers::put);
    return calls;
  }

  private Map<String, Function<Coin, @Nullable Object>> questions() {
    Map<String, Function<Coin, @Nullable Object>> calls = new TreeMap<>();
    calls.put("list.contains", purse::contains);
    calls.put("list.remove", purse::remove);
    calls.put("heap.contains", values::contains);
    calls.put("heap.remove", values::remove);
    calls.put("map.contains", numbers::contains);
    calls.put("map.remove", numbers::remove);
    return calls;
  }

  private void assertOutcomes(
      Map<String, Function<Coin, @Nullable Object>> calls, Map<String, String> expected) {
    String before = state();
    List<String> wrong = new ArrayList<>();
    objects.forEach(
        (kind, coin) ->
            calls.forEach(
                (name, call) -> {
                  String outcome = outcomeOf(call, coin);
                  String allowed = expected.getOrDefault(kind, "");
                  boolean isEmpty = allowed.equals("nothing") && isNothing(outcome);
                  if (!isEmpty && !outcome.equals(allowed)) {
                    wrong.add(name + " of what is " + kind + ": " + outcome);
                  }
                  assertEquals(before, state(), name);
                }));
    assertEquals(List.of(), wrong);
  }

  private static boolean isNothing(String outcome) {
    return List.of("false", "null", "0").contains(outcome);
  }

  private static String state(String rule) {
    return "IllegalStateException: " + rule;
  }

  private static String argument(String rule) {
    return "IllegalArgumentException: " + rule;
  }

  private static Map<String, String> row(
      String otherPool, String released, String neverPooled, String copy, String none) {
    return Map.of(
        "of another pool",
        otherPool,
        "released",
        released,
        "never pooled",
        neverPooled,
        "copy",
        copy,
        "null",
        none);
  }

  @Test
  void poolMethods() {
    assertOutcomes(
        demandsOfPool(),
        row(
            state(NOT_MEMBER),
            state(NOT_LIVE),
            state(NOT_MEMBER),
            state(NOT_MEMBER),
            "NullPointerException"));
  }

  @Test
  void tryRetire() {
    assertOutcomes(
        Map.of("tryRetire", pool::tryRetire),
        row(
            state(NOT_MEMBER),
            "false",
            state(NOT_MEMBER),
            state(NOT_MEMBER),
            "NullPointerException"));
  }

  @Test
  void isLive() {
    assertOutcomes(
        Map.of("isLive", pool::isLive),
        row("false", "false", "false", "false", "NullPointerException"));
  }

  @Test
  void accessorsWithAPool() {
    assertOutcomes(
        accessors(),
        row(
            argument(STRANGER),
            "nothing",
            argument(STRANGER),
            argument(STRANGER),
            "NullPointerException"));
  }

  @Test
  void neighboursWithAPool() {
    assertOutcomes(
        Map.of(
            "nextInPurse", coin -> CoinLinks.nextInPurse(pool, coin),
            "previousInPurse", coin -> CoinLinks.previousInPurse(pool, coin)),
        row(
            argument(STRANGER),
            argument(IN_NONE),
            argument(STRANGER),
            argument(STRANGER),
            "NullPointerException"));
  }

  @Test
  void describe() {
    objects.forEach(
        (kind, coin) -> {
          if (coin != null) {
            String text = CoinLinks.describe(pool, coin);
            String expected = kind.equals("released") ? "not linked" : "is not an object of";
            for (String name : List.of("purse", "values", "numbers")) {
              int start = text.indexOf(name + ": ");
              assertEquals(
                  true, start > 0 && text.indexOf(expected, start) > 0, kind + ": " + text);
            }
          }
        });
  }

  @Test
  void operationsThatLink() {
    assertOutcomes(
        additions(),
        row(
            argument(STRANGER),
            state(SLOT_FREE),
            argument(STRANGER),
            argument(STRANGER),
            "NullPointerException"));
  }

  @Test
  void operationsThatAsk() {
    assertOutcomes(questions(), row("nothing", "nothing", "nothing", "nothing", "false"));
  }
}
