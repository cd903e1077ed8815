package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import java.util.Set;
import javax.lang.model.element.Modifier;

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

  /** Stands in for a list, heap or map. */
  public static GeneratedSource structure(HostModel host, StructureModel structure) {
    TypeSpec type =
        structure instanceof HeapModel
            ? new StandInHeap(host, structure).build()
            : structure instanceof MapModel
                ? new StandInMap(host, structure).build()
                : new StandInList(host, structure).build();
    return GeneratedSource.of(host, structure.generatedClass(), type);
  }

  /** Stands in for a pool. */
  public static GeneratedSource pool(HostModel host, PoolModel.StandIn pool) {
    return GeneratedSource.of(host, pool.poolClass(), new StandInPool(host, pool).build());
  }

  /** Starts the class of a stand-in. */
  static TypeSpec.Builder newClass(
      HostModel host, ClassName name, boolean isPublic, ClassName base) {
    return GeneratedSource.newClass(host, name, isPublic)
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

  /** The method by which the accessors find the structure of an element. */
  static MethodSpec holding(HostModel host, StructureModel structure) {
    return MethodSpec.methodBuilder("holding")
        .addModifiers(Modifier.STATIC)
        .addTypeVariables(host.typeVariables())
        .returns(GeneratedSource.nullable(host, host.withTypeVariables(structure.generatedClass())))
        .addParameter(host.hostType(), "element")
        .addStatement("return null")
        .build();
  }
}
