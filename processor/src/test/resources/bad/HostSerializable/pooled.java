package game;

import dev.intrusive.*;

import java.io.Serializable;

@Pooled
class Bullet implements Serializable { // warning: HostSerializable
  @PoolSlot int slot;
}
