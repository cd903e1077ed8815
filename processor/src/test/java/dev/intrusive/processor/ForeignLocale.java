package dev.intrusive.processor;

import java.util.Locale;
import java.util.function.Supplier;

/** A locale in which letters have other cases, and numbers other digits, than in sources. */
final class ForeignLocale {

  /** Turkish, where an i in upper case keeps its dot, with the digits of Thai. */
  private static final Locale LOCALE = Locale.forLanguageTag("tr-u-nu-thai");

  private ForeignLocale() {}

  /** Calls a function while this locale is the default. */
  static <T> T call(Supplier<T> function) {
    Locale before = Locale.getDefault();
    Locale.setDefault(LOCALE);
    try {
      return function.get();
    } finally {
      Locale.setDefault(before);
    }
  }
}
