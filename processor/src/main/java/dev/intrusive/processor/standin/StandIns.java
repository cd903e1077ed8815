package dev.intrusive.processor.standin;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import dev.intrusive.processor.write.SourceWriter;
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
          DiagnosticId.GeneratedNameClash,
          DiagnosticId.GeneratedNameTaken);

  private StandIns() {}

  /** Whether classes can stand in for those of a host with these problems; they name no key. */
  public static boolean arePossible(Problems problems) {
    return PREVENTING.stream().noneMatch(problems::has)
        && !problems.hasOnType(DiagnosticId.HostUnreachableType);
  }

  /** Stands in for a list, heap or map. */
  public static GeneratedSource structure(HostModel host, StructureModel structure) {
    return GeneratedSource.of(
        host, structure.generatedClass(), StandInStructure.of(host, structure));
  }

  /** Stands in for the superclass of a pool with its emplace methods. */
  public static GeneratedSource emplaceMethods(HostModel host, PoolModel.Complete pool) {
    return SourceWriter.emplaceMethods(host, pool, StandInPool.emplaceMethods(host));
  }

  /** Stands in for a pool. */
  public static GeneratedSource pool(HostModel host, PoolModel.StandIn pool) {
    return GeneratedSource.of(host, pool.poolClass(), new StandInPool(host, pool).build());
  }
}
