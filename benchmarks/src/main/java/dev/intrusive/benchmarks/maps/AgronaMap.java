package dev.intrusive.benchmarks.maps;

import java.util.function.Consumer;
import org.agrona.collections.Long2ObjectHashMap;
import org.jspecify.annotations.Nullable;

/** Agrona's hash map, whose keys are numbers. */
public class AgronaMap extends Maps<Session> {

  private final Long2ObjectHashMap<Session> map = new Long2ObjectHashMap<>();

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
