package dev.intrusive.benchmarks.maps;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A generated map of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Maps<PooledSession> {

  private PooledSessionById map;

  @Override
  protected PooledSession[] open(int count) {
    PooledSessionPool pool = new PooledSessionPool(count);
    map = new PooledSessionById(pool);
    PooledSession[] sessions = new PooledSession[count];
    Arrays.setAll(sessions, i -> pool.emplace(0));
    return sessions;
  }

  @Override
  protected @Nullable PooledSession get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(PooledSession session) {
    map.add(session);
  }

  @Override
  protected @Nullable PooledSession remove(long id) {
    return map.removeKey(id);
  }

  @Override
  protected void forEach(Consumer<PooledSession> action) {
    map.forEach(action);
  }
}
