package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;

/** The classes that generated code names. */
final class RuntimeTypes {

  static final ClassName ELEMENT_ITERATOR = ClassName.get("dev.intrusive", "ElementIterator");
  static final ClassName FLAT_LIST = ClassName.get("dev.intrusive", "FlatList");
  static final ClassName GENERATED_CODE = ClassName.get("dev.intrusive", "GeneratedCode");
  static final ClassName HOST_DESCRIPTION = ClassName.get("dev.intrusive", "HostDescription");
  static final ClassName INDEXED_LIST = ClassName.get("dev.intrusive", "IndexedList");
  static final ClassName INTRUSIVE_GENERATED = ClassName.get("dev.intrusive", "IntrusiveGenerated");
  static final ClassName INTRUSIVE_LIST = ClassName.get("dev.intrusive", "IntrusiveList");
  static final ClassName LINK = ClassName.get("dev.intrusive", "Link");
  static final ClassName NODE_LIST = ClassName.get("dev.intrusive", "NodeList");
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
  static final ClassName OBJECT_POOL = ClassName.get("dev.intrusive.pool", "ObjectPool");
  static final ClassName POOL_EXHAUSTED_EXCEPTION =
      ClassName.get("dev.intrusive.pool", "PoolExhaustedException");
  static final ClassName POOL_OPTIONS = ClassName.get("dev.intrusive.pool", "PoolOptions");

  private RuntimeTypes() {}
}
