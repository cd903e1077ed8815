package dev.intrusive.benchmarks.maps;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** fastutil's hash map, whose keys are numbers. */
public class FastutilMap extends Maps<Session> {

  private final Long2ObjectOpenHashMap<Session> map = new Long2ObjectOpenHashMap<>();

  @Override
  protected Session[] open(int count) {
    return plainSessions(count);
  }

  @Override
  protected @Nullable Session get(long id) {
    return map.get(id);
  }

  @Override
  protected void put(Session session) {
    map.put(session.id, session);
  }

  @Override
  protected @Nullable Session remove(long id) {
    return map.remove(id);
  }

  @Override
  protected void forEach(Consumer<Session> action) {
    map.values().forEach(action);
  }
}
