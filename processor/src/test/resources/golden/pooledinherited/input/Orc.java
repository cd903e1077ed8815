package dungeon;

import dev.intrusive.OnEmplace;
import dev.intrusive.Pooled;
import java.util.Map;

/** A subclass without links of its own. */
@Pooled
public final class Orc extends Monster<Map.Entry<String, ? extends Number>> {
  Orc(boolean isLarge) {}

  @Override
  protected void spawn(Map.Entry<String, ? extends Number> axe, int level)
      throws CloneNotSupportedException {}

  @Override
  @OnEmplace
  protected void spawn() {}
}
