package dev.intrusive.behaviour.pool;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A pooled host of the node and of the flat layout, with several hooks. */
@Pooled
class Bullet {

  @PoolSlot int slot;

  @IntrusiveLink("live")
  final Link<Bullet> liveLink = new Link<>();

  @IntrusiveLink("cell")
  @Nullable Bullet cellPrev;

  @IntrusiveLink("cell")
  @Nullable Bullet cellNext;

  @IntrusiveLink("cell")
  @Nullable BulletCell cellOwner;

  final Script<Bullet> script;
  int x;

  Bullet(Script<Bullet> script) {
    this.script = script;
  }

  @OnEmplace
  void init() {
    script.begin(this, "()");
  }

  @OnEmplace
  void init(int value) {
    x = value;
    script.begin(this, "(" + value + ")");
  }

  /** Throws a checked exception if the name is "checked". */
  @OnEmplace
  void named(String name, int... numbers) throws IOException {
    script.begin(this, name + Arrays.toString(numbers));
    if (name.equals("checked")) {
      throw new IOException(name);
    }
  }

  @OnRelease
  void end() {
    script.end(this, "Bullet");
  }

  @Override
  public String toString() {
    return "bullet " + slot;
  }
}
