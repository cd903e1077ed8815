package game;

import dev.intrusive.*;

@Pooled
abstract class Bullet {
  @PoolSlot int slot;

  Bullet(int number) {}
}

class Rest {
  @Pooled
  static class Private {
    @PoolSlot int slot;

    private Private() {}
  }

  @Pooled
  static class Checked {
    @PoolSlot int slot;

    Checked() throws Exception {}
  }

  @Pooled
  static class Unchecked {
    @PoolSlot int slot;

    protected Unchecked() throws IllegalStateException {}
  }

  @Pooled
  static class Varargs {
    @PoolSlot int slot;

    Varargs(int... numbers) {}

    Varargs() {}
  }

  Object make() {
    new Rest_UncheckedPool(1);
    new Rest_PrivatePool(1, Private::new);
    return new Rest_VarargsPool(1, Varargs::new);
  }
}
