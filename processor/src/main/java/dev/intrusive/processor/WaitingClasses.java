package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.ParsedHost;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * The classes that wait for the next round: those that depend on what is unknown, and those that
 * name such a class. If an error means that no round follows, javac reads neither.
 */
final class WaitingClasses {

  private final Set<ClassName> written;
  private final Set<ClassName> names = new HashSet<>();

  /**
   * Starts with no class.
   *
   * @param written the classes that are there
   */
  WaitingClasses(Set<ClassName> written) {
    this.written = written;
  }

  boolean contains(ClassName name) {
    return names.contains(name);
  }

  /** Adds the classes of a host that depend on what is unknown. */
  void addUnknown(ParsedHost host) {
    HostModel model = host.model();
    if (!host.isKnown(HostPart.BOUNDS)) {
      model.generatedClasses().forEach(this::add);
      return;
    }
    if (!host.problems().hasErrors() && !host.isKnown(HostPart.KEYS)) {
      model.structures().stream()
          .filter(StructureModel::isStandIn)
          .forEach(structure -> add(structure.generatedClass()));
    }
    if (model.hasLinks() && !(isComplete(host) && host.isKnown(HostPart.SUPERCLASSES))) {
      add(model.linksClass());
    }
    addUnknownPool(host);
  }

  /** Adds the pool of a host, if it depends on what is unknown. */
  void addUnknownPool(ParsedHost host) {
    PoolModel pool = host.model().pool();
    if (pool != null && !(isComplete(host) && host.isKnown(HostPart.POOL))) {
      add(pool.poolClass());
    }
  }

  private static boolean isComplete(ParsedHost host) {
    return host.problems().hasErrors()
        || (host.isKnown(HostPart.LISTS) && host.isKnown(HostPart.KEYS));
  }

  /** Adds the accessors and pools that name a class that waits. */
  void addNaming(Collection<ParsedHost> hosts) {
    int before;
    do {
      before = names.size();
      hosts.forEach(this::addNaming);
    } while (names.size() > before);
  }

  private void addNaming(ParsedHost host) {
    HostModel model = host.model();
    boolean areBasesWaiting =
        model.bases().stream().map(BaseHost::linksClass).anyMatch(this::contains);
    if (model.hasLinks() && areBasesWaiting) {
      add(model.linksClass());
    }
    PoolModel pool = model.pool();
    if (pool != null && (areBasesWaiting || !Collections.disjoint(host.named(), names))) {
      add(pool.poolClass());
    }
  }

  private void add(ClassName name) {
    if (!written.contains(name)) {
      names.add(name);
    }
  }
}
