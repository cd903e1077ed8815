package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Collection;

/** The classes that generated code names. */
final class RuntimeTypes {

  static final TypeName ANY_COLLECTION =
      ParameterizedTypeName.get(
          ClassName.get(Collection.class), WildcardTypeName.subtypeOf(Object.class));
  static final TypeName ANY_POOL =
      ParameterizedTypeName.get(
          ClassName.get("dev.intrusive.pool", "ObjectPool"),
          WildcardTypeName.subtypeOf(Object.class));
  static final ClassName DECLARED_LINKS = ClassName.get("dev.intrusive", "DeclaredLinks");
  static final ClassName GENERATED_CODE = ClassName.get("dev.intrusive.generated", "GeneratedCode");
  static final ClassName HOST_DESCRIPTION =
      ClassName.get("dev.intrusive.generated", "HostDescription");
  static final ClassName INDEXED_LINKS = ClassName.get("dev.intrusive.generated", "IndexedLinks");
  static final ClassName INTRUSIVE_GENERATED =
      ClassName.get("dev.intrusive.generated", "IntrusiveGenerated");
  static final ClassName LINK = ClassName.get("dev.intrusive", "Link");
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
  static final ClassName OBJECT_POOL = ClassName.get("dev.intrusive.pool", "ObjectPool");
  static final ClassName POOL_EXHAUSTED_EXCEPTION =
      ClassName.get("dev.intrusive.pool", "PoolExhaustedException");
  static final ClassName POOL_OPTIONS = ClassName.get("dev.intrusive.pool", "PoolOptions");
  static final ClassName SLOT_LINKS = ClassName.get("dev.intrusive.generated", "SlotLinks");
  static final ClassName SHARED_POOL = ClassName.get("dev.intrusive.pool", "SharedPool");

  private RuntimeTypes() {}
}
