import dev.intrusive.*;

@Pooled
public class Bullet {
  @PoolSlot int slot;

  BulletPool pool = new BulletPool(1);
}
