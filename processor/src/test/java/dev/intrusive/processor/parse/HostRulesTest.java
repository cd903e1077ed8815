package dev.intrusive.processor.parse;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

class HostRulesTest {

  /** What {@link Modifier} becomes in a JDK that has value classes. */
  private enum LaterModifier {
    FINAL,
    VALUE
  }

  @Test
  void valueClass_isKnownByItsModifier() {
    assertTrue(HostRules.isValueClass(EnumSet.of(LaterModifier.FINAL, LaterModifier.VALUE)));
    assertFalse(HostRules.isValueClass(EnumSet.allOf(Modifier.class)));
  }
}
