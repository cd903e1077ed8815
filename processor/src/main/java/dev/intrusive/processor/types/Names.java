package dev.intrusive.processor.types;

import java.util.List;

/** The qualified names of annotations and classes of the runtime. */
public final class Names {

  public static final String INTRUSIVE_LINK = "dev.intrusive.IntrusiveLink";
  public static final String HEAP_LINK = "dev.intrusive.HeapLink";
  public static final String MAP_LINK = "dev.intrusive.MapLink";
  public static final String INTRUSIVE_KEY = "dev.intrusive.IntrusiveKey";
  public static final String LINK = "dev.intrusive.Link";
  public static final String OBJECT_POOL = "dev.intrusive.pool.ObjectPool";
  public static final String POOLED = "dev.intrusive.Pooled";
  public static final String POOL_SLOT = "dev.intrusive.PoolSlot";
  public static final String ON_EMPLACE = "dev.intrusive.OnEmplace";
  public static final String ON_RELEASE = "dev.intrusive.OnRelease";

  /** The annotations of hosts and of their members. */
  public static final List<String> ON_HOSTS_AND_MEMBERS =
      List.of(
          INTRUSIVE_LINK,
          HEAP_LINK,
          MAP_LINK,
          INTRUSIVE_KEY,
          POOLED,
          POOL_SLOT,
          ON_EMPLACE,
          ON_RELEASE);

  public static final String INTRUSIVE_GENERATED = "dev.intrusive.generated.IntrusiveGenerated";

  private Names() {}
}
