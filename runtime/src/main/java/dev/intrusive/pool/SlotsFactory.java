package dev.intrusive.pool;

/** Makes the slots that the options of a pool name. */
final class SlotsFactory {

  private SlotsFactory() {}

  static Slots create(int capacity, PoolOptions options) {
    WordFormat format = new WordFormat(capacity, options.widest());
    if (!options.isThreadSafe()) {
      return new PlainSlots(capacity, format);
    }
    FreeSet free =
        options.freeSet() == FreeSetKind.TAGGED_STACK
            ? new TaggedStack(capacity, options.widest())
            : new AtomicBitmap(capacity);
    return new SharedSlots(capacity, format, free);
  }
}
