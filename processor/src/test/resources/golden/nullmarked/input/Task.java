package work;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
@Deprecated
public class Task {
  @IntrusiveLink("ready")
  final Link<Task> readyLink = new Link<>();

  @IntrusiveLink("waiting")
  @Nullable Task waitingPrev;

  @IntrusiveLink("waiting")
  @Nullable Task waitingNext;

  @IntrusiveLink("waiting")
  @Nullable TaskWaiting waitingOwner;
}
