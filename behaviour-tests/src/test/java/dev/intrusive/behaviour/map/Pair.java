package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A generic host of the flat layout, whose key is of a type variable. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Pair<K extends Comparable<K>, V> implements Cloneable {

  @IntrusiveKey("byKey")
  K key;

  final V value;

  @MapLink("byKey")
  @Nullable Pair<K, V> byKeyNext;

  @MapLink("byKey")
  @Nullable PairByKey<K, V> byKey;

  Pair(K key, V value) {
    this.key = key;
    this.value = value;
  }

  @SuppressWarnings("unchecked") // a copy is of the same class
  Pair<K, V> copy() {
    try {
      return (Pair<K, V>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "pair " + key;
  }
}
