package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.write.LinksWriter;
import dev.intrusive.processor.write.PoolWriter;
import dev.intrusive.processor.write.StructureWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which classes of some hosts can be written now.
 *
 * <ul>
 *   <li>A structure needs the bounds of its host, and its key or owner.
 *   <li>The accessors need the names of all structures, and the accessors of the superclasses.
 *   <li>A pool needs the accessors that it calls, the slot, and the types of its hooks. Where hooks
 *       name pools, it is split, and its superclass alone needs the types.
 * </ul>
 *
 * <p>What is missing may come from another processor, or from a class that is written now.
 */
final class Schedule {

  private final Collection<ParsedHost> hosts;
  private final Set<ClassName> written;
  private final Set<ClassName> split;

  /**
   * Plans for some hosts.
   *
   * @param hosts the hosts
   * @param written the classes that are there
   * @param split the pools that are split although their hooks are not known; more are added
   */
  Schedule(Collection<ParsedHost> hosts, Set<ClassName> written, Set<ClassName> split) {
    this.hosts = hosts;
    this.written = Set.copyOf(written);
    this.split = split;
  }

  /** The classes of which all is known that they are made of. */
  List<Task> ready() {
    Set<ClassName> there = new HashSet<>(written);
    List<Task> all = open();
    Set<ClassName> missing = all.stream().map(Task::name).collect(Collectors.toSet());
    List<Task> ready = new ArrayList<>();
    int before;
    do {
      before = ready.size();
      for (Task task : all) {
        boolean isReady =
            task.isKnown()
                && task.needed().stream()
                    .allMatch(name -> there.contains(name) || !missing.contains(name));
        if (isReady && there.add(task.name())) {
          ready.add(task);
        }
      }
    } while (ready.size() > before);
    return ready;
  }

  /** The classes that are not there yet. */
  List<Task> open() {
    return hosts.stream()
        .flatMap(host -> tasksOf(host).stream())
        .filter(task -> !written.contains(task.name()))
        .toList();
  }

  /**
   * Splits the pools that lack nothing but the types of hooks, which are those of pools, or
   * mistakes, once all else is written.
   *
   * @return whether there are any
   */
  boolean splitPools() {
    boolean isNew = false;
    for (ParsedHost host : hosts) {
      if (host.model().pool() instanceof PoolModel.Complete pool
          && !host.isKnown(HostPart.HOOKS)
          && !pool.isSplit()
          && !written.contains(pool.poolClass())) {
        isNew |= split.add(pool.poolClass());
      }
    }
    return isNew;
  }

  /** All classes of a host, in the order in which they are written. */
  private List<Task> tasksOf(ParsedHost host) {
    if (!host.isKnown(HostPart.BOUNDS) || !host.problems().allowStubs()) {
      return List.of();
    }
    HostModel model = host.model();
    boolean hasErrors = host.problems().hasErrors();
    boolean areTypesKnown =
        hasErrors || (host.isKnown(HostPart.KEYS) && host.isKnown(HostPart.OWNERS));
    boolean areStructuresKnown = hasErrors || (host.isKnown(HostPart.LISTS) && areTypesKnown);
    Set<ClassName> bases =
        model.bases().stream().map(BaseHost::linksClass).collect(Collectors.toSet());
    List<Task> tasks = new ArrayList<>();
    for (StructureModel structure : model.structures()) {
      boolean isKnown = areTypesKnown || !structure.isStub();
      tasks.add(
          new Task(
              host,
              structure.generatedClass(),
              structure,
              isKnown,
              Set.of(),
              () -> StructureWriter.write(model, structure)));
    }
    if (model.hasLinks()) {
      tasks.add(
          new Task(
              host,
              model.linksClass(),
              model.structures(),
              areStructuresKnown && host.isKnown(HostPart.SUPERCLASSES),
              bases,
              () -> LinksWriter.write(model)));
    }
    if (model.pool() != null) {
      addPool(host, model.pool(), areStructuresKnown && host.isKnown(HostPart.POOL), bases, tasks);
    }
    return tasks;
  }

  private void addPool(
      ParsedHost host, PoolModel pool, boolean isKnown, Set<ClassName> bases, List<Task> tasks) {
    HostModel model = host.model();
    boolean areHooksKnown = host.isKnown(HostPart.HOOKS) || !(pool instanceof PoolModel.Complete);
    if (pool instanceof PoolModel.Complete complete
        && (complete.isSplit() || split.contains(pool.poolClass()))) {
      tasks.add(
          new Task(
              host,
              pool.poolClass(),
              pool.getClass(),
              isKnown,
              bases,
              () -> PoolWriter.withoutEmplace(model, complete)));
      tasks.add(
          new Task(
              host,
              ListNaming.emplaceClass(pool.poolClass()),
              areHooksKnown,
              areHooksKnown,
              Set.of(),
              () -> PoolWriter.emplace(model, complete, areHooksKnown)));
    } else {
      tasks.add(
          new Task(
              host,
              pool.poolClass(),
              pool.getClass(),
              isKnown && areHooksKnown,
              bases,
              () -> PoolWriter.write(model, pool)));
    }
  }
}
