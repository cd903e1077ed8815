package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host with a heap of the indexed layout for each type of key, as a field and as a method. */
@Pooled
final class Slide {

  @PoolSlot
  @HeapLink({
    "byteField",
    "byteMethod",
    "shortField",
    "shortMethod",
    "charField",
    "charMethod",
    "intField",
    "intMethod",
    "longField",
    "longMethod",
    "floatField",
    "floatMethod",
    "doubleField",
    "doubleMethod"
  })
  int slot;

  @IntrusiveKey("byteField")
  byte byteKey;

  @IntrusiveKey("shortField")
  short shortKey;

  @IntrusiveKey("charField")
  char charKey;

  @IntrusiveKey("intField")
  int intKey;

  @IntrusiveKey("longField")
  long longKey;

  @IntrusiveKey("floatField")
  float floatKey;

  @IntrusiveKey("doubleField")
  double doubleKey;

  @IntrusiveKey("byteMethod")
  byte byteKey() {
    return byteKey;
  }

  @IntrusiveKey("shortMethod")
  short shortKey() {
    return shortKey;
  }

  @IntrusiveKey("charMethod")
  char charKey() {
    return charKey;
  }

  @IntrusiveKey("intMethod")
  int intKey() {
    return intKey;
  }

  @IntrusiveKey("longMethod")
  long longKey() {
    return longKey;
  }

  @IntrusiveKey("floatMethod")
  float floatKey() {
    return floatKey;
  }

  @IntrusiveKey("doubleMethod")
  double doubleKey() {
    return doubleKey;
  }
}
