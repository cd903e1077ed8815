package work;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
public class Task<V extends Comparable<V>> {
  @IntrusiveLink(value = "queue", wildcard = true)
  @Nullable Task<V> queuePrevious;

  @IntrusiveLink("queue")
  @Nullable Task<V> queueNext;

  @IntrusiveLink("queue")
  @Nullable TaskQueue queue;
}
