package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.write.GeneratedSource;
import java.util.Set;

/**
 * Writes stand-ins: classes with the names and the public methods of the real ones, none of which
 * does anything. Without them the compiler would report, besides the errors of a host, that its
 * classes are missing.
 */
public final class StandIns {

  /** What keeps generated code from naming the host, or from having names of its own. */
  private static final Set<DiagnosticId> PREVENTING =
      Set.of(
          DiagnosticId.HostKind,
          DiagnosticId.HostInner,
          DiagnosticId.HostPrivate,
          DiagnosticId.HostLocal,
          DiagnosticId.HostUnreachableType,
          DiagnosticId.GeneratedNameClash,
          DiagnosticId.GeneratedNameTaken);

  private StandIns() {}

  /** Whether classes can stand in for those of a host with these problems. */
  public static boolean arePossible(Problems problems) {
    return PREVENTING.stream().noneMatch(problems::has);
  }

  /** Stands in for a list. */
  public static GeneratedSource list(HostModel host, ListModel.StandIn list) {
    return GeneratedSource.of(host, list.listClass(), new StandInList(host, list).build());
  }

  /** Stands in for a pool. */
  public static GeneratedSource pool(HostModel host, PoolModel.StandIn pool) {
    return GeneratedSource.of(host, pool.poolClass(), new StandInPool(host, pool).build());
  }

  /** Starts the class of a stand-in. */
  static TypeSpec.Builder newClass(HostModel host, ClassName name, ClassName base) {
    return GeneratedSource.newClass(host, name)
        .addJavadoc("Stands in for a class whose declaration has errors.\n")
        .addTypeVariables(host.typeVariables())
        .superclass(ParameterizedTypeName.get(base, host.hostType()));
  }

  /** The body of each method that would do something. */
  static CodeBlock refusal(HostModel host) {
    return CodeBlock.builder()
        .addStatement(
            "throw new $T($S)",
            IllegalStateException.class,
            host.hostClass().simpleName() + " was compiled with errors")
        .build();
  }
}
