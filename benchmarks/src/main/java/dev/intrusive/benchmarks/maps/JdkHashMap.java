package dev.intrusive.benchmarks.maps;

import java.util.HashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The JDK's hash map, which boxes the numbers and has an entry for each. */
public class JdkHashMap extends Maps<Session> {

  private final HashMap<Long, Session> map;

  public JdkHashMap() {
    this(new HashMap<>());
  }

  @SuppressWarnings("NonApiType") // an interface would be dispatched
  JdkHashMap(HashMap<Long, Session> map) {
    this.map = map;
  }

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
