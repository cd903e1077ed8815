package game;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled
class Token<Key, Keys, Map, Function, Element> {
  @PoolSlot @MapLink({"byKeys", "byMap"}) int slot;

  @IntrusiveKey({"byKey", "byKeys"}) Key key;
  @MapLink("byKey") Token<Key, Keys, Map, Function, Element> byKeyNext;
  @MapLink("byKey") TokenByKey<Key, Keys, Map, Function, Element> byKey;

  @IntrusiveKey({"byFunction", "byMap"}) Function function;
  @MapLink("byFunction") Token<Key, Keys, Map, Function, Element> byFunctionNext;
  @MapLink("byFunction") TokenByFunction<Key, Keys, Map, Function, Element> byFunction;
}
