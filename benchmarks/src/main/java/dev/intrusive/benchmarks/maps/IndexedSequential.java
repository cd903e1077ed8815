package dev.intrusive.benchmarks.maps;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A generated map of the indexed layout with {@code Hash.SEQUENTIAL}. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class IndexedSequential extends Maps<CountedPooledSession> {

  private CountedPooledSessionById map;

  @Override
  protected CountedPooledSession[] open(int count) {
    CountedPooledSessionPool pool = new CountedPooledSessionPool(count);
    map = new CountedPooledSessionById(pool);
    CountedPooledSession[] sessions = new CountedPooledSession[count];
    Arrays.setAll(sessions, i -> pool.emplace(0));
    return sessions;
  }

  @Override
  protected @Nullable CountedPooledSession get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(CountedPooledSession session) {
    map.add(session);
  }

  @Override
  protected @Nullable CountedPooledSession remove(long id) {
    return map.removeKey(id);
  }

  @Override
  protected void forEach(Consumer<CountedPooledSession> action) {
    map.forEach(action);
  }
}
