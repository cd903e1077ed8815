package game;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;

class Element {
  static final class Key {}

  static final class Keys {}

  static final class Map {}

  static final class KeyFunction {}

  static final class MapView {}

  static final class FlatMap {}

  static final class Objects {}

  static final class Consumer {}

  static final class Function {}

  static final class Override {}

  static final class SuppressWarnings {}

  static final class Object {}

  @IntrusiveKey("key") Key key;
  @MapLink("key") Element next;
  @MapLink("key") ElementKey map;

  @IntrusiveKey("keys") Keys hash;
  @MapLink("keys") Element element;
  @MapLink("keys") ElementKeys mapField;

  @IntrusiveKey("map") Map elementKey;
  @MapLink("map") Element chainNext;
  @MapLink("map") ElementMap old;

  @IntrusiveKey("keyFunction") KeyFunction mixed;
  @MapLink("keyFunction") Element previous;
  @MapLink("keyFunction") ElementKeyFunction candidate;

  @IntrusiveKey("view") MapView function;
  @MapLink("view") Element changes;
  @MapLink("view") ElementView present;

  @MapLink("flatMap") Element get;
  @MapLink("flatMap") ElementFlatMap head;

  @MapLink("objects") Element search;
  @MapLink("objects") ElementObjects link;

  @MapLink("consumer") Element find;
  @MapLink("consumer") ElementConsumer unlink;

  @MapLink("function") Element add;
  @MapLink("function") ElementFunction put;

  @MapLink("override") Element remove;
  @MapLink("override") ElementOverride contains;

  @MapLink("suppress") Element size;
  @MapLink("suppress") ElementSuppress mark;

  @MapLink("object") Element action;
  @MapLink("object") ElementObject chain;

  @IntrusiveKey("flatMap")
  FlatMap get() {
    return null;
  }

  @IntrusiveKey("objects")
  Objects hash() {
    return null;
  }

  @IntrusiveKey("consumer")
  Consumer elementKey() {
    return null;
  }

  @IntrusiveKey("function")
  Function key() {
    return null;
  }

  @IntrusiveKey("override")
  Override equal() {
    return null;
  }

  @IntrusiveKey("suppress")
  SuppressWarnings mixed() {
    return null;
  }

  @IntrusiveKey("object")
  Object find() {
    return null;
  }
}
