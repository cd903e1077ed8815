package strict;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A job of a pool, in lists of all layouts. */
@Pooled
public class Job {
  @PoolSlot
  @IntrusiveLink("running")
  int slot;

  @IntrusiveLink("ready")
  final Link<Job> readyLink = new Link<>();

  @IntrusiveLink("byAge")
  @Nullable Job agePrev;

  @IntrusiveLink("byAge")
  @Nullable Job ageNext;

  @IntrusiveLink("byAge")
  @Nullable JobByAge ageOwner;

  @Nullable String name;

  @OnEmplace
  void begin(String name) {
    this.name = name;
  }

  @OnRelease
  void end() {
    name = null;
  }

  @Override
  public String toString() {
    return String.valueOf(name);
  }
}
