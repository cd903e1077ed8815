package dev.intrusive.benchmarks.maps;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An array in which a number is an index, for numbers that are counted up from zero. */
public class CountedArray extends Maps<Session> {

  private @Nullable Session[] sessions = {};

  @Override
  protected Session[] open(int count) {
    sessions = new Session[count];
    return plainSessions(count);
  }

  @Override
  protected @Nullable Session get(long id) {
    return id >= 0 && id < sessions.length ? sessions[(int) id] : null;
  }

  @Override
  protected void put(Session session) {
    sessions[Math.toIntExact(session.id)] = session;
  }

  @Override
  protected @Nullable Session remove(long id) {
    Session session = get(id);
    if (session != null) {
      sessions[(int) id] = null;
    }
    return session;
  }

  @Override
  protected void forEach(Consumer<Session> action) {
    for (Session session : sessions) {
      if (session != null) {
        action.accept(session);
      }
    }
  }
}
