package dev.intrusive.pool;

/**
 * The proof that no slot was free at one moment.
 *
 * <p>One scan that finds nothing does not prove it: a slot that the scanner has passed can be freed
 * while the one before it is taken. So a scanner announces itself, and each thread that frees a
 * slot looks here afterwards and withdraws the announcement. If it still stands after the scan,
 * nothing became free in the meantime. Until the proof is withdrawn, later calls need no scan.
 */
final class Exhaustion extends PaddedLong {

  /** The stages, in the lowest bits; the rest counts withdrawals. */
  private static final int STAGE = 3;

  private static final int OPEN = 0;
  private static final int PROVED = 2;

  /** Creates the word without a proof. */
  Exhaustion() {
    super(OPEN);
  }

  private static int stage(long exhaustion) {
    return (int) exhaustion & STAGE;
  }

  boolean isProved() {
    return isProof(get());
  }

  /**
   * Announces a scan, or joins those who have announced theirs.
   *
   * @return what {@link #prove} takes; {@link #isProof} is whether no scan is needed
   */
  long announce() {
    for (; ; ) {
      long seen = get();
      if (stage(seen) != OPEN) {
        return seen;
      }
      if (compareAndSet(seen, seen + 1)) {
        return seen + 1;
      }
    }
  }

  static boolean isProof(long announced) {
    return stage(announced) == PROVED;
  }

  /** Records that a scan found nothing; false if a slot became free since it was announced. */
  boolean prove(long announced) {
    return compareAndSet(announced, announced + 1);
  }

  /** Records that a slot has become free. */
  void withdraw() {
    long seen = get();
    while (stage(seen) != OPEN && !compareAndSet(seen, (seen | STAGE) + 1)) {
      seen = get();
    }
  }
}
