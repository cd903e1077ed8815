package game;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import java.util.List;
import java.util.Map;

class Token<T extends Number & Comparable<T>, U> {
  enum Kind {
    ONE
  }

  @IntrusiveKey("byKind") Kind kind;
  @MapLink("byKind") Token<T, U> byKindNext;
  @MapLink("byKind") TokenByKind<T, U> byKind;

  @IntrusiveKey("byNumber") T number;
  @MapLink("byNumber") Token<T, U> byNumberNext;
  @MapLink("byNumber") TokenByNumber<T, U> byNumber;

  @IntrusiveKey("byAny") U any;
  @MapLink("byAny") Token<T, U> byAnyNext;
  @MapLink("byAny") TokenByAny<T, U> byAny;

  @IntrusiveKey("byList") List<? extends Map.Entry<T, U[]>> list;
  @MapLink("byList") Token<T, U> byListNext;
  @MapLink("byList") TokenByList<T, U> byList;

  @MapLink("byClass") Token<T, U> byClassNext;
  @MapLink("byClass") TokenByClass<T, U> byClass;

  @MapLink("byBox") Token<T, U> byBoxNext;
  @MapLink("byBox") TokenByBox<T, U> byBox;

  @MapLink("byObject") Token<T, U> byObjectNext;
  @MapLink("byObject") TokenByObject<T, U> byObject;

  @IntrusiveKey("byClass")
  Class<?> type() {
    return getClass();
  }

  @IntrusiveKey("byBox")
  Boolean box() {
    return true;
  }

  @IntrusiveKey("byObject")
  Object object() {
    return this;
  }

  Token<T, U> find(T number, U any) {
    return byAny == null ? byNumber.get(number) : byAny.computeIfAbsent(any, key -> this);
  }
}
