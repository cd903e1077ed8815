package dev.intrusive.benchmarks.maps;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The hand-written twin of {@link Flat}. */
public class PlainFlat extends Maps<PlainSession> {

  private final PlainFlatMap map = new PlainFlatMap();

  @Override
  protected PlainSession[] open(int count) {
    PlainSession[] sessions = new PlainSession[count];
    Arrays.setAll(sessions, i -> new PlainSession());
    return sessions;
  }

  @Override
  protected @Nullable PlainSession get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(PlainSession session) {
    map.add(session);
  }

  @Override
  protected @Nullable PlainSession remove(long id) {
    return map.removeKey(id);
  }

  @Override
  protected void forEach(Consumer<PlainSession> action) {
    map.forEach(action);
  }
}
