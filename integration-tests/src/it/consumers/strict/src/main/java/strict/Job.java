package strict;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A job of a pool, in lists of all layouts, a heap and a map. */
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

  @IntrusiveLink("recent")
  int recentIndex;

  @IntrusiveLink("recent")
  @Nullable JobRecent recent;

  @IntrusiveKey({"deadlines", "byDeadline"})
  int deadline;

  @HeapLink("deadlines")
  int deadlinesIndex;

  @HeapLink("deadlines")
  @Nullable JobDeadlines deadlines;

  @MapLink("byDeadline")
  @Nullable Job byDeadlineNext;

  @MapLink("byDeadline")
  @Nullable JobByDeadline byDeadline;

  @Nullable String name;

  @OnEmplace
  void begin(String name, int deadline) {
    this.name = name;
    this.deadline = deadline;
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
