package dev.intrusive.behaviour.node;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A generic host with bounds. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Task<K extends Comparable<? super K>, V extends CharSequence & Comparable<V>>
    implements Cloneable {

  final K key;
  final V value;

  @IntrusiveLink("readyQueue")
  final Link<Task<K, V>> readyLink = new Link<>();

  Task(K key, V value) {
    this.key = key;
    this.value = value;
  }

  @SuppressWarnings("unchecked") // a clone has the type of its original
  Task<K, V> copy() {
    try {
      return (Task<K, V>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "task " + key + " " + value;
  }
}
