package dev.intrusive.benchmarks.maps;

import dev.intrusive.IntrusiveMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import org.agrona.collections.Long2ObjectHashMap;

/**
 * A map whose memory is measured.
 *
 * @param name what results call it
 * @param filled gives the root of objects: a number of sessions in a map
 * @param alone gives the root of as many that are in none; both have an array or a pool of them
 */
public record MapFootprint(String name, IntFunction<Object> filled, IntFunction<Object> alone) {

  /** Between two powers of two each table is full once, and has just grown once. */
  private static final int FEWEST = 1 << 14;

  private static final int MOST = 1 << 15;
  private static final int STEP = 1 << 10;

  /** All of them, in the order of the table. */
  public static List<MapFootprint> all() {
    return List.of(
        new MapFootprint(
            "flat",
            count ->
                intrusive(
                    new FlatSessionById(),
                    sessions(new FlatSession[count], i -> new FlatSession())),
            Maps::plainSessions),
        new MapFootprint(
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
        new MapFootprint("HashMap", count -> foreign(new HashMap<>(), count), Maps::plainSessions),
        new MapFootprint(
            "LinkedHashMap", count -> foreign(new LinkedHashMap<>(), count), Maps::plainSessions),
        new MapFootprint(
            "fastutil",
            count -> foreign(new Long2ObjectOpenHashMap<>(), count),
            Maps::plainSessions),
        new MapFootprint(
            "Agrona", count -> foreign(new Long2ObjectHashMap<>(), count), Maps::plainSessions));
  }

  /** The fewest bytes for an element besides what it takes alone: those of a full table. */
  public double fewestBytes(ToLongFunction<Object> bytes) {
    double fewest = Double.MAX_VALUE;
    for (int count = FEWEST; count <= MOST; count += STEP) {
      fewest = Math.min(fewest, bytes(bytes, count));
    }
    return fewest;
  }

  /** The most bytes, those of a table that has just grown. */
  public double mostBytes(ToLongFunction<Object> bytes) {
    double most = 0;
    for (int count = FEWEST + 1; count <= MOST; count += STEP) {
      most = Math.max(most, bytes(bytes, count));
    }
    return most;
  }

  private double bytes(ToLongFunction<Object> bytes, int count) {
    long with = bytes.applyAsLong(filled.apply(count));
    long without = bytes.applyAsLong(alone.apply(count));
    return (double) (with - without) / count;
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
