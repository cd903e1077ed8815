package dev.intrusive.benchmarks.slots;

/** The numbers of slots: the slots before and behind each, and its list. */
abstract class SlotLinks {

  /** Stands for the slot before the first and behind the last, and for no list. */
  static final int NONE = -1;

  abstract int previous(int slot);

  abstract void setPrevious(int slot, int previous);

  abstract int next(int slot);

  abstract void setNext(int slot, int next);

  abstract void setBoth(int slot, int previous, int next);

  abstract int list(int slot);

  abstract void setList(int slot, int list);
}
