package dev.intrusive.benchmarks.maps;

import java.util.LinkedHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The JDK's hash map with an order. */
public class JdkLinkedHashMap extends Maps<Session> {

  private final LinkedHashMap<Long, Session> map = new LinkedHashMap<>();

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

  @Override
  protected long chosen(int i) {
    return (long) i << 32 | i;
  }
}
