package game;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class Token<T extends @Nullable Object> {
  @IntrusiveKey("byName") @Nullable String name;
  @MapLink("byName") @Nullable Token<T> byNameNext;
  @MapLink("byName") @Nullable TokenByName<T> byName;

  @IntrusiveKey("byAny") @Nullable T any;
  @MapLink("byAny") @Nullable Token<T> byAnyNext;
  @MapLink("byAny") @Nullable TokenByAny<T> byAny;
}
