package dev.intrusive.templates;

import org.jspecify.annotations.Nullable;

/** The type of the keys of maps, which stands for all. */
final class Key {

  private final int number;

  Key(int number) {
    this.number = number;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Key key && key.number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }
}
