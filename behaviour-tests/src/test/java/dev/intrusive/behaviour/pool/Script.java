package dev.intrusive.behaviour.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What the hooks of a pool's objects do besides writing down that they were called.
 *
 * @param <E> the type of the objects
 */
final class Script<E> {

  final List<String> log = new ArrayList<>();
  Consumer<E> onBegin = object -> {};
  Consumer<E> onEnd = object -> {};

  void begin(E object, String call) {
    log.add("begin " + call);
    onBegin.accept(object);
  }

  void end(E object, String call) {
    log.add("end " + call);
    onEnd.accept(object);
  }
}
