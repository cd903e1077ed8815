package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.DebugMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code checkInvariants} finds what is broken, and says where. */
final class MapDamageTest {

  /** Elements of one chain: their numbers are equal in their low bits. */
  private static final int CHAIN = 3;

  private final TokenBySerial map = new TokenBySerial();
  private final List<Token> tokens = new ArrayList<>();

  MapDamageTest() {
    for (int i = 0; i < CHAIN; i++) {
      Token token = new Token(i * 8);
      map.add(token);
      tokens.add(token);
    }
  }

  private void assertBroken(String... words) {
    String message =
        String.valueOf(
            assertThrows(IllegalStateException.class, map::checkInvariants).getMessage());
    assertTrue(message.contains("bySerial"), message);
    for (String word : words) {
      assertTrue(message.contains(word), message);
    }
  }

  @Test
  void chainThatEndsTooEarly() {
    tokens.get(0).bySerialNext = null;
    assertBroken("size is 3", "1 element");
  }

  @Test
  void chainThatIsARing() {
    tokens.get(2).bySerialNext = tokens.get(0);
    assertBroken("chain 0", "token 0", "more elements than the size, 3");
  }

  @Test
  void chainThatIsARing_inDebugMode_isReportedByALookUp() {
    if (!DebugMode.isEnabled()) {
      return; // the look-up never ends
    }
    tokens.get(2).bySerialNext = tokens.get(0);
    String message =
        String.valueOf(
            assertThrows(IllegalStateException.class, () -> map.get(CHAIN * 8)).getMessage());
    assertTrue(message.contains("more elements than the size, 3"), message);
  }

  @Test
  void elementOfNoMap() {
    tokens.get(1).bySerial = null;
    assertBroken("chain 0", "token 8", "its map is none");
  }

  @Test
  void elementOfAnotherMap() {
    tokens.get(1).bySerial = new TokenBySerial();
    assertBroken("chain 0", "token 8", "its map is bySerial");
  }

  @Test
  void elementInAnotherChain() {
    tokens.get(1).serial = 9;
    assertBroken("token 8", "9", "changed");
  }

  @Test
  void keyThatTwoHave() {
    tokens.get(1).serial = 16;
    assertBroken("token 8", "token 16", "key");
  }

  @Test
  void reset_fields_ofACopy_areRefused() {
    Token copy = tokens.get(0).copy();
    copy.bySerial = null;
    assertThrows(IllegalStateException.class, () -> new TokenBySerial().add(copy));
    copy.bySerialNext = null;
    assertTrue(new TokenBySerial().add(copy));
    map.checkInvariants();
  }
}
