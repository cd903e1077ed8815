package dev.intrusive.pool;

/** Makes the slots that the options of a pool name. */
final class SlotsFactory {

  private SlotsFactory() {}

  static Slots create(int capacity, PoolOptions options) {
    WordFormat format = new WordFormat(capacity, options.widest());
    boolean stack = options.freeSet() == FreeSetKind.TAGGED_STACK;
    if (options.isThreadSafe()) {
      FreeSet free =
          stack ? new TaggedStack(capacity, options.widest()) : new AtomicBitmap(capacity);
      return new SharedSlots(capacity, format, free);
    }
    return new PlainSlots(
        capacity, format, stack ? new PlainStack(capacity) : new PlainBitmap(capacity));
  }
}
