package dev.intrusive.benchmarks.maps;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A generated map of the flat layout with {@code Hash.SEQUENTIAL}. */
public class FlatSequential extends Maps<CountedFlatSession> {

  private final CountedFlatSessionById map = new CountedFlatSessionById();

  @Override
  protected CountedFlatSession[] open(int count) {
    CountedFlatSession[] sessions = new CountedFlatSession[count];
    Arrays.setAll(sessions, i -> new CountedFlatSession());
    return sessions;
  }

  @Override
  protected @Nullable CountedFlatSession get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(CountedFlatSession session) {
    map.add(session);
  }

  @Override
  protected @Nullable CountedFlatSession remove(long id) {
    return map.removeKey(id);
  }

  @Override
  protected void forEach(Consumer<CountedFlatSession> action) {
    map.forEach(action);
  }
}
