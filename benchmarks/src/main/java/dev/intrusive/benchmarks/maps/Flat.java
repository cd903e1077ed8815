package dev.intrusive.benchmarks.maps;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A generated map of the flat layout. */
public class Flat extends Maps<FlatSession> {

  private final FlatSessionById map = new FlatSessionById();

  @Override
  protected FlatSession[] open(int count) {
    FlatSession[] sessions = new FlatSession[count];
    Arrays.setAll(sessions, i -> new FlatSession());
    return sessions;
  }

  @Override
  protected @Nullable FlatSession get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(FlatSession session) {
    map.add(session);
  }

  @Override
  protected @Nullable FlatSession remove(long id) {
    return map.removeKey(id);
  }

  @Override
  protected void forEach(Consumer<FlatSession> action) {
    map.forEach(action);
  }
}
