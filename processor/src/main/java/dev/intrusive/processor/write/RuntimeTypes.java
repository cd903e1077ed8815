package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Collection;

/** The classes that generated code names. */
public final class RuntimeTypes {

  public static final TypeName ANY_COLLECTION =
      ParameterizedTypeName.get(
          ClassName.get(Collection.class), WildcardTypeName.subtypeOf(Object.class));
  public static final ClassName DECLARED_LINKS = ClassName.get("dev.intrusive", "DeclaredLinks");
  public static final ClassName GENERATED_CODE = ClassName.get("dev.intrusive", "GeneratedCode");
  public static final ClassName HOST_DESCRIPTION =
      ClassName.get("dev.intrusive", "HostDescription");
  public static final ClassName INDEXED_HEAP = ClassName.get("dev.intrusive", "IndexedHeap");
  public static final ClassName INDEXED_LINKS = ClassName.get("dev.intrusive", "IndexedLinks");
  public static final ClassName INDEXED_LIST = ClassName.get("dev.intrusive", "IndexedList");
  public static final ClassName INDEXED_MAP = ClassName.get("dev.intrusive", "IndexedMap");
  public static final ClassName INTRUSIVE_GENERATED =
      ClassName.get("dev.intrusive", "IntrusiveGenerated");
  public static final ClassName KEYS = ClassName.get("dev.intrusive", "Keys");
  public static final ClassName LINK = ClassName.get("dev.intrusive", "Link");
  public static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  public static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");
  public static final ClassName OBJECT_POOL = ClassName.get("dev.intrusive.pool", "ObjectPool");
  public static final ClassName POOL_EXHAUSTED_EXCEPTION =
      ClassName.get("dev.intrusive.pool", "PoolExhaustedException");
  public static final ClassName POOL_OPTIONS = ClassName.get("dev.intrusive.pool", "PoolOptions");
  public static final ClassName SLOT_LINKS = ClassName.get("dev.intrusive", "SlotLinks");
  public static final ClassName SHARED_POOL = ClassName.get("dev.intrusive.pool", "SharedPool");
  public static final TypeName SLOT_TABLE =
      ParameterizedTypeName.get(
          ClassName.get("dev.intrusive", "SlotTable"), WildcardTypeName.subtypeOf(Object.class));

  public static final TypeName TRACKED_COLLECTION =
      ParameterizedTypeName.get(
          ClassName.get("dev.intrusive", "TrackedCollection"),
          WildcardTypeName.subtypeOf(Object.class));

  private RuntimeTypes() {}
}
