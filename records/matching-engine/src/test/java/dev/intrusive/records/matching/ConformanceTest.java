package dev.intrusive.records.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.rivals.JavaUtilEngine;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every engine that matches by price and time has to do, one thing at a time. */
class ConformanceTest {

  private static final int CAPACITY = 10_000;

  static Stream<Arguments> cases() throws IOException {
    return Script.all()
        .flatMap(
            script ->
                Stream.of(EngineType.values())
                    .filter(type -> isKnownTo(type, script))
                    .map(type -> Arguments.of(type, script)));
  }

  /** Parity does not forget the id of an order that was filled. */
  private static boolean isKnownTo(EngineType type, Script script) {
    return type != EngineType.PARITY
        || !script.name().equals("the id of an order that was filled is free");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reportsAndBookAreRight(EngineType type, Script script) {
    Script.Writer reports = new Script.Writer();
    Engine engine = type.create(CAPACITY, CAPACITY, reports);
    JavaUtilEngine plain = new JavaUtilEngine(LinkedHashSet::new, new Script.Writer());
    for (String message : script.messages()) {
      Script.send(message, engine);
      Script.send(message, plain);
      if (engine instanceof Book book) {
        assertEquals(BookText.of(plain), BookText.of(book), message);
      }
    }
    assertEquals(script.reports(), reports.toString());
  }

  @ParameterizedTest
  @EnumSource
  void aSweepOfManyOrdersOfOnePrice(EngineType type) {
    Script.Writer reports = new Script.Writer();
    Engine engine = type.create(CAPACITY, CAPACITY, reports);
    StringBuilder expected = new StringBuilder();
    for (int id = 1; id <= 5000; id++) {
      engine.submit(id, Side.SELL, 100, 2, false);
      expected.append("+").append(id).append(" ");
    }
    engine.submit(5001, Side.BUY, 100, 10_000, false);
    expected.append("+5001");
    for (int id = 1; id <= 5000; id++) {
      expected.append(" ").append(id).append(">5001 2@100");
    }
    assertEquals(expected.toString(), reports.toString());
  }

  @Test
  void aBookThatIsFullRefusesAnOrder() {
    Script.Writer reports = new Script.Writer();
    MatchingEngine engine = new MatchingEngine(1, reports);
    engine.submit(1, Side.SELL, 100, 5, false);
    assertThrows(PoolExhaustedException.class, () -> engine.submit(2, Side.SELL, 101, 5, false));
    engine.submit(3, Side.BUY, 100, 6, false);
    assertEquals("+1 +2 +3 1>3 5@100", reports.toString());
    assertEquals("100/0 {-100= 3x1}", BookText.of(engine));
  }

  @Test
  void aBookThatIsFullModifiesAnOrder() {
    MatchingEngine engine = new MatchingEngine(1, new Script.Writer());
    engine.submit(1, Side.SELL, 100, 5, false);
    engine.modify(1, 101, 6);
    assertEquals("0/101 {101= 1x6}", BookText.of(engine));
  }
}
