package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
public class GameObject<T extends @Nullable Object> {
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
  @IntrusiveLink("flat") @Nullable GameObject<T> prev, next;
  @IntrusiveLink("flat") @Nullable GameObjectFlat<T> owner;
}
