package dev.intrusive.benchmarks.maps;

import dev.intrusive.IntrusiveMap;
import dev.intrusive.benchmarks.memory.GrowingFootprint;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.agrona.collections.Long2ObjectHashMap;

/** The memory of maps, besides an object with its number. */
public final class MapFootprints {

  private MapFootprints() {}

  /** All of them, in the order of the table. */
  public static List<GrowingFootprint> all() {
    return List.of(
        new GrowingFootprint(
            "flat",
            count ->
                intrusive(
                    new FlatSessionById(),
                    sessions(new FlatSession[count], i -> new FlatSession())),
            Maps::plainSessions),
        new GrowingFootprint(
            "indexed",
            count -> {
              PooledSessionPool pool = new PooledSessionPool(count);
              PooledSession[] sessions = new PooledSession[count];
              Arrays.setAll(sessions, pool::emplace);
              PooledSessionById map = new PooledSessionById(pool);
              map.addAll(Arrays.asList(sessions));
              return new Object[] {pool, map};
            },
            count -> {
              UnmappedSessionPool pool = new UnmappedSessionPool(count);
              Arrays.setAll(new Object[count], pool::emplace);
              // The other pool refers to this class, which caches what reflection has asked for.
              return new Object[] {pool, PooledSessionById.class};
            }),
        new GrowingFootprint(
            "HashMap", count -> foreign(new HashMap<>(), count), Maps::plainSessions),
        new GrowingFootprint(
            "LinkedHashMap", count -> foreign(new LinkedHashMap<>(), count), Maps::plainSessions),
        new GrowingFootprint(
            "fastutil",
            count -> foreign(new Long2ObjectOpenHashMap<>(), count),
            Maps::plainSessions),
        new GrowingFootprint(
            "fastutil at load factor .5",
            count -> foreign(new Long2ObjectOpenHashMap<>(16, 0.5f), count),
            Maps::plainSessions),
        new GrowingFootprint(
            "Agrona", count -> foreign(new Long2ObjectHashMap<>(), count), Maps::plainSessions));
  }

  private static <S extends Session> S[] sessions(S[] sessions, IntFunction<S> maker) {
    Arrays.setAll(sessions, maker);
    for (int i = 0; i < sessions.length; i++) {
      sessions[i].id = i;
    }
    return sessions;
  }

  private static <S extends Session> Object intrusive(IntrusiveMap<S> map, S[] sessions) {
    map.addAll(Arrays.asList(sessions));
    return new Object[] {map, sessions};
  }

  private static Object foreign(Map<Long, Session> map, int count) {
    Session[] sessions = sessions(new Session[count], i -> new Session());
    for (Session session : sessions) {
      map.put(session.id, session);
    }
    return new Object[] {map, sessions};
  }
}
