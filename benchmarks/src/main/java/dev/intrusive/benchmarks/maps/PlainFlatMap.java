package dev.intrusive.benchmarks.maps;

import dev.intrusive.generated.Keys;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A hash map as one writes it by hand for one class: the chains are linked by fields of the
 * elements. It hashes as generated maps do, counts modifications as {@link java.util.HashMap} does,
 * and checks which map holds an element, because generated maps promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated maps do
final class PlainFlatMap {

  private @Nullable PlainSession[] heads = new PlainSession[8];
  private int size;
  private int modifications;

  private int chain(long id) {
    return Keys.mixed(id) & (heads.length - 1);
  }

  @Nullable PlainSession get(long id) {
    PlainSession session = heads[chain(id)];
    while (session != null && session.id != id) {
      session = session.next;
    }
    return session;
  }

  boolean add(PlainSession session) {
    if (session.map != null) {
      throw new IllegalStateException("is in a map");
    }
    if (size == 2 * heads.length) {
      grow();
    }
    int chain = chain(session.id);
    PlainSession last = heads[chain];
    if (last == null) {
      heads[chain] = session;
    } else {
      while (last.id != session.id && last.next != null) {
        last = last.next;
      }
      if (last.id == session.id) {
        return false;
      }
      last.next = session;
    }
    session.map = this;
    size++;
    modifications++;
    return true;
  }

  @Nullable PlainSession removeKey(long id) {
    int chain = chain(id);
    PlainSession before = null;
    PlainSession session = heads[chain];
    while (session != null && session.id != id) {
      before = session;
      session = session.next;
    }
    if (session != null) {
      if (before == null) {
        heads[chain] = session.next;
      } else {
        before.next = session.next;
      }
      session.next = null;
      session.map = null;
      size--;
      modifications++;
    }
    return session;
  }

  /** Allows the action to remove the element that it is given. */
  void forEach(Consumer<? super PlainSession> action) {
    for (PlainSession head : heads) {
      PlainSession next;
      for (PlainSession session = head; session != null; session = next) {
        next = session.next;
        action.accept(session);
      }
    }
  }

  private void grow() {
    @Nullable PlainSession[] before = heads;
    heads = new PlainSession[2 * before.length];
    for (PlainSession head : before) {
      PlainSession next;
      for (PlainSession session = head; session != null; session = next) {
        next = session.next;
        int chain = chain(session.id);
        session.next = heads[chain];
        heads[chain] = session;
      }
    }
  }
}
