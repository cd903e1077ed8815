package dev.intrusive.behaviour.map;

import static dev.intrusive.behaviour.allocation.AllocationMeter.fewestBytes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Operations of maps allocate nothing, apart from growth. */
final class MapAllocationTest {

  private static final int ROUNDS = 5;
  private static final int ELEMENTS = 20;
  private static final int REPETITIONS = 2_000;

  private static void assertNothing(Runnable operation) {
    assertEquals(0, fewestBytes(operation, ROUNDS, REPETITIONS));
  }

  /** A pass is one small object. */
  private static void assertPassAlone(Runnable operation) {
    long bytes = fewestBytes(operation, ROUNDS, REPETITIONS);
    assertTrue(bytes <= 32L * REPETITIONS, bytes + " bytes");
  }

  @Test
  void flatMap_allocatesNothing() {
    TokenById map = new TokenById();
    TokenById other = new TokenById();
    List<Token> tokens = new ArrayList<>();
    for (int i = 0; i < ELEMENTS; i++) {
      tokens.add(new Token(i));
    }
    map.addAll(tokens);
    other.add(new Token(1));
    other.clear();
    Token token = tokens.get(3);
    Token same = new Token(3);
    LongFunction<@Nullable Token> function = key -> key == 3 ? token : null;
    Consumer<Token> unlink = each -> TokenLinks.unlinkAll(each);
    Consumer<Token> pass = each -> assertTrue(map.contains(each));
    Predicate<Token> filter = each -> each.id == 3;
    assertNothing(
        () -> {
          assertTrue(map.get(3) == token && map.get(-3) == null && map.containsKey(3));
          assertTrue(map.contains(token) && !other.contains(token));
          assertTrue(map.removeKey(3) == token && map.add(token) && !map.add(same));
          assertTrue(map.put(same) == token && map.put(token) == same && map.put(token) == null);
          assertTrue(map.remove(token) && other.add(token) && other.remove(token));
          assertTrue(map.computeIfAbsent(3, function) == token);
          assertTrue(map.computeIfAbsent(-3, function) == null);
          assertTrue(TokenLinks.inById(token) && TokenLinks.byIdOf(token) == map);
          assertTrue(TokenLinks.unlinkAll(token) == 1 && map.add(token));
          assertTrue(map.removeIf(filter) && map.add(token));
          other.add(same);
          other.clear();
          map.checkInvariants();
        });
    assertPassAlone(() -> map.forEach(pass));
    assertPassAlone(
        () -> {
          for (int i = 0; i < ELEMENTS; i++) {
            other.add(tokenOf(map, i));
          }
          other.forEach(unlink);
          for (int i = 0; i < ELEMENTS; i++) {
            map.add(tokens.get(i));
          }
        });
  }

  private static Token tokenOf(TokenById map, int id) {
    Token token = map.removeKey(id);
    if (token == null) {
      throw new AssertionError();
    }
    return token;
  }

  @Test
  void indexedMap_allocatesNothing() {
    ShellPool pool = new ShellPool(ELEMENTS + 1);
    ShellByTime map = new ShellByTime(pool);
    ShellByTime other = new ShellByTime(pool);
    for (int i = 0; i < ELEMENTS; i++) {
      map.add(pool.emplace(i));
    }
    Shell shell = pool.emplace(-1);
    other.add(shell);
    DoubleFunction<@Nullable Shell> function = key -> key == -1.0 ? shell : null;
    Consumer<Shell> pass = each -> assertTrue(map.contains(each));
    assertNothing(
        () -> {
          assertTrue(other.removeKey(-1) == shell && map.add(shell));
          assertTrue(map.get(-1) == shell && map.get(-2) == null && map.containsKey(-1));
          assertTrue(map.remove(shell) && map.computeIfAbsent(-1, function) == shell);
          assertTrue(map.put(shell) == null && map.remove(shell) && other.add(shell));
        });
    assertPassAlone(() -> map.forEach(pass));
    assertNothing(
        () -> {
          pool.release(shell); // its slot is the only one that is free
          assertTrue(pool.emplace(-1) == shell && map.add(shell));
          assertTrue(ShellLinks.unlinkAll(pool, shell) == 1 && other.add(shell));
          other.clear();
        });
  }

  @Test
  @SuppressWarnings("ModifiedButNotUsed") // what an insertion allocates is measured
  void insertion_ofAsManyAsExpected_doesNotGrow() {
    Token[] tokens = new Token[REPETITIONS];
    Arrays.setAll(tokens, Token::new);
    TokenById map = new TokenById(tokens.length);
    int[] index = {0};
    assertEquals(
        0,
        fewestBytes(
            () -> {
              map.add(tokens[index[0]]);
              index[0] = (index[0] + 1) % tokens.length;
              if (index[0] == 0) {
                map.clear();
              }
            },
            ROUNDS,
            REPETITIONS));
  }
}
