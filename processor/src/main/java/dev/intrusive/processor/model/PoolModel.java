package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The pool of a host. */
public sealed interface PoolModel {

  /** The generated class. */
  ClassName poolClass();

  /** Whether the generated class is public. */
  boolean isPublic();

  /**
   * A pool that is declared without errors.
   *
   * @param poolClass the generated class
   * @param isPublic whether it is public
   * @param slot the field that holds the slot
   * @param isThreadSafe whether any number of threads may use it
   * @param hasConstructor whether generated code can make objects without a factory
   * @param emplaceHooks the methods that begin lives, in a stable order
   * @param releaseHook the method that ends a life, or null
   * @param isSplit whether hooks may name generated pools, so that the emplace methods stand in a
   *     class of their own, which is written when all pools exist
   */
  record Complete(
      ClassName poolClass,
      boolean isPublic,
      String slot,
      boolean isThreadSafe,
      boolean hasConstructor,
      List<HookModel> emplaceHooks,
      @Nullable String releaseHook,
      boolean isSplit)
      implements PoolModel {}

  /**
   * A pool whose declaration has errors. A stub is generated, so that the compiler reports the
   * errors and not, besides, that the class is missing.
   *
   * @param poolClass the generated class
   * @param isPublic whether it is public
   */
  record Stub(ClassName poolClass, boolean isPublic) implements PoolModel {}
}
