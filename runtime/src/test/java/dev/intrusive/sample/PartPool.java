package dev.intrusive.sample;

import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.generated.IndexedList;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import org.jspecify.annotations.Nullable;

/** A pool with indexed lists as the processor generates it. */
public final class PartPool extends SharedPool<PartPool.Part> {

  /** An element. */
  public static final class Part implements Cloneable {
    public int slot;

    public Part copy() {
      try {
        return (Part) clone();
      } catch (CloneNotSupportedException impossible) {
        throw new AssertionError(impossible);
      }
    }
  }

  /** A list of parts. */
  public static final class PartList extends IndexedList<Part> {
    public PartList(ObjectPool<? extends Part> pool) {
      super(pool);
    }

    public static @Nullable PartList holding(ObjectPool<? extends Part> pool, Part part) {
      return (PartList) IndexedList.<Part>listOf(pool, PartList.class, part, part.slot);
    }

    @Override
    protected String linkName() {
      return "partList";
    }

    @Override
    protected int slotOf(Part element) {
      return element.slot;
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object instanceof Part part && contains(part, part.slot);
    }

    @Override
    public boolean remove(@Nullable Object object) {
      return object instanceof Part part && unlink(part, part.slot);
    }
  }

  /** A pool of the same objects for one thread. */
  public static final class ForOneThread extends ObjectPool<Part> {
    public ForOneThread(int capacity) {
      super(capacity, Part::new, PoolOptions.defaults(), IndexedLinks.of(PartList.class));
    }

    public Part emplace() {
      return begin(claim());
    }

    @Override
    protected int slotOf(Part object) {
      return object.slot;
    }

    @Override
    protected void assignSlot(Part object, int slot) {
      object.slot = slot;
    }

    @Override
    protected void unlink(Part object) {
      PartList list = PartList.holding(this, object);
      if (list != null) {
        list.remove(object);
      }
    }
  }

  public PartPool(int capacity) {
    this(capacity, PoolOptions.defaults());
  }

  public PartPool(int capacity, PoolOptions options) {
    super(capacity, Part::new, options, IndexedLinks.of(PartList.class));
  }

  public Part emplace() {
    return begin(claim());
  }

  @Override
  protected int slotOf(Part object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Part object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(Part object) {
    PartList list = PartList.holding(this, object);
    if (list != null) {
      list.remove(object);
    }
  }
}
