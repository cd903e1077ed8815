package base;

import dev.intrusive.*;
import java.io.IOException;

public abstract class Thing<T> {
  @PoolSlot public int slot;

  @IntrusiveLink("things")
  final Link<Thing<T>> link = new Link<>();

  @OnEmplace
  public void init(T thing, int... numbers) throws IOException {}

  @OnEmplace
  protected void init() throws Exception {}

  @OnRelease
  public void end() {}
}
