package dev.intrusive.benchmarks.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Writes numbers with as many digits as a measurement has. */
final class Numbers {

  private Numbers() {}

  /** Four digits, as result files have; more only if the number is ten thousand or more. */
  static String rounded(double number) {
    return rounded(number, 4).stripTrailingZeros().toPlainString();
  }

  /** Three digits, as tables have; more only if the number is a thousand or more. */
  static String shown(double number) {
    BigDecimal rounded = rounded(number, 3);
    int digitsBeforePoint = rounded.precision() - rounded.scale();
    return rounded.setScale(Math.max(0, 3 - digitsBeforePoint)).toPlainString();
  }

  private static BigDecimal rounded(double number, int digits) {
    BigDecimal exact = BigDecimal.valueOf(number);
    return exact.precision() - exact.scale() > digits
        ? exact.setScale(0, RoundingMode.HALF_EVEN)
        : exact.round(new MathContext(digits));
  }
}
