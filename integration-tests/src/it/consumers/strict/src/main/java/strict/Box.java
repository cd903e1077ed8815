package strict;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A generic host whose content may be null, of a pool for one thread. */
@Pooled(threadSafe = false)
public class Box<T extends @Nullable Object> {
  @PoolSlot int slot;

  @IntrusiveLink("shelf")
  final Link<Box<T>> shelfLink = new Link<>();

  @IntrusiveLink("row")
  @Nullable Box<T> rowPrev;

  @IntrusiveLink("row")
  @Nullable Box<T> rowNext;

  @IntrusiveLink("row")
  @Nullable BoxRow<T> row;

  @IntrusiveLink("pile")
  int pileIndex;

  @IntrusiveLink("pile")
  @Nullable BoxPile<T> pile;

  @HeapLink("lightest")
  int lightestIndex;

  @HeapLink("lightest")
  @Nullable BoxLightest<T> lightest;

  @MapLink("byLabel")
  @Nullable Box<T> byLabelNext;

  @MapLink("byLabel")
  @Nullable BoxByLabel<T> byLabel;

  @IntrusiveKey("byLabel")
  String label = "";

  @Nullable T content;

  @OnEmplace
  void fill(String label, @Nullable T content) {
    this.label = label;
    this.content = content;
  }

  @Override
  public String toString() {
    return label + "=" + content;
  }
}
