package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A host with a heap of the flat layout for each type of key, as a field and as a method. */
final class Sample {

  @HeapLink("byteField")
  int byteFieldIndex;

  @HeapLink("byteField")
  @Nullable SampleByteField byteFieldHeap;

  @HeapLink("byteMethod")
  int byteMethodIndex;

  @HeapLink("byteMethod")
  @Nullable SampleByteMethod byteMethodHeap;

  @HeapLink("shortField")
  int shortFieldIndex;

  @HeapLink("shortField")
  @Nullable SampleShortField shortFieldHeap;

  @HeapLink("shortMethod")
  int shortMethodIndex;

  @HeapLink("shortMethod")
  @Nullable SampleShortMethod shortMethodHeap;

  @HeapLink("charField")
  int charFieldIndex;

  @HeapLink("charField")
  @Nullable SampleCharField charFieldHeap;

  @HeapLink("charMethod")
  int charMethodIndex;

  @HeapLink("charMethod")
  @Nullable SampleCharMethod charMethodHeap;

  @HeapLink("intField")
  int intFieldIndex;

  @HeapLink("intField")
  @Nullable SampleIntField intFieldHeap;

  @HeapLink("intMethod")
  int intMethodIndex;

  @HeapLink("intMethod")
  @Nullable SampleIntMethod intMethodHeap;

  @HeapLink("longField")
  int longFieldIndex;

  @HeapLink("longField")
  @Nullable SampleLongField longFieldHeap;

  @HeapLink("longMethod")
  int longMethodIndex;

  @HeapLink("longMethod")
  @Nullable SampleLongMethod longMethodHeap;

  @HeapLink("floatField")
  int floatFieldIndex;

  @HeapLink("floatField")
  @Nullable SampleFloatField floatFieldHeap;

  @HeapLink("floatMethod")
  int floatMethodIndex;

  @HeapLink("floatMethod")
  @Nullable SampleFloatMethod floatMethodHeap;

  @HeapLink("doubleField")
  int doubleFieldIndex;

  @HeapLink("doubleField")
  @Nullable SampleDoubleField doubleFieldHeap;

  @HeapLink("doubleMethod")
  int doubleMethodIndex;

  @HeapLink("doubleMethod")
  @Nullable SampleDoubleMethod doubleMethodHeap;

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
