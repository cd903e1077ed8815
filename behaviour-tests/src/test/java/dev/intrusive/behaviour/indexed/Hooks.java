package dev.intrusive.behaviour.indexed;

import java.util.function.Consumer;

/** What the hooks of bullets do. */
final class Hooks {

  Consumer<Bullet> onBegin = bullet -> {};
  Consumer<Bullet> onEnd = bullet -> {};
}
