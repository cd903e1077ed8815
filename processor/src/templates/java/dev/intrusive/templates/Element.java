package dev.intrusive.templates;

import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** The host of the lists, heaps and maps of all layouts. */
class Element<T> {

  final Link<Element<T>> link = new Link<>();

  @Nullable Element<T> previousElement;
  @Nullable Element<T> nextElement;
  @Nullable FlatElements<T> listField;

  int arrayIndex;
  @Nullable ArrayElements<T> arrayField;

  int slot;

  Key elementKey = new Key(0);

  @Nullable Element<T> chainNext;
  @Nullable FlatMapElements<T> mapField;

  int rank;

  int heapIndex;
  @Nullable FlatHeapElements<T> heapField;

  int keyedIndex;
  @Nullable KeyedFlatHeapElements<T> keyedField;

  void releaseHook() {}
}
