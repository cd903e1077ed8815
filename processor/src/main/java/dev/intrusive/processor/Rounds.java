package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.HostParser;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.parse.RuntimeVersion;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.write.GeneratedSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/**
 * Decides what is looked at in each round, and what comes of it.
 *
 * <p>A compiler asks processors for classes in rounds. Each round shows the classes that the one
 * before has brought, and the last one comes when a round has brought nothing. A host may mention
 * classes that do not exist yet: its own generated ones, those of other hosts, and those of other
 * processors. The compiler shows such a type as unresolved; what it will be is not guessed.
 *
 * <p>So a host stays <em>open</em> from the round in which it is compiled until all its classes are
 * written and a later round, in which they exist, has shown that its fields are declared with them.
 * In each round all open hosts are parsed. They are kept by name, because elements do not outlive a
 * round.
 *
 * <ol>
 *   <li>{@link Schedule} finds the classes of which everything is known. In the first round these
 *       are nearly all: the layout of a list follows from the kinds of its fields, and the field
 *       whose type is unresolved is the one that refers to the list.
 *   <li>If a round brings nothing of ours, the hooks of the pools that are left name other pools,
 *       or what does not exist. Such a pool is written without its emplace methods, which stand in
 *       a superclass: that is written in the next round, in which all pools are real classes.
 *   <li>If that brings nothing either, and no other processor seems to be at work, no more will be
 *       known. The rest is written as far as possible, with stubs for what is not. Then the
 *       compiler reports the type that is missing, and not besides that our classes are.
 * </ol>
 *
 * <p>Each host is handled alone: what is wrong with one never stops another. A host with errors of
 * its own gets stubs. Its problems are held back as long as classes are left to be written, because
 * after an error javac has no more rounds.
 */
final class Rounds {

  private final Elements elements;
  private final Symbols symbols;
  private final Reports reports;
  private final GeneratedNames names;
  private final Output output;

  /** The hosts to look at in the next round. */
  private final Set<String> open = new LinkedHashSet<>();

  /** All hosts of the compilation so far. */
  private final Set<String> hosts = new HashSet<>();

  /** The hosts for which nothing can be written. */
  private final Set<String> refused = new HashSet<>();

  /** The hosts of which a class could not be written. */
  private final Set<String> failed = new HashSet<>();

  /** The hosts that lacked a superclass in a round, and so count as subclasses of hosts. */
  private final Set<String> orphans = new HashSet<>();

  /** The pools that were split because the types of their hooks were not known. */
  private final Set<ClassName> split = new HashSet<>();

  private boolean runtimeIsChecked;

  Rounds(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    symbols = new Symbols(environment);
    reports = new Reports(environment.getMessager());
    names = new GeneratedNames(symbols);
    output = new Output(environment.getFiler(), symbols);
  }

  /** Handles one round. */
  void process(RoundEnvironment round) {
    Set<TypeElement> lookedAt = new LinkedHashSet<>();
    open.stream().map(elements::getTypeElement).filter(Objects::nonNull).forEach(lookedAt::add);
    for (TypeElement host : annotatedIn(round)) {
      String name = host.getQualifiedName().toString();
      reports.forget(name);
      refused.remove(name);
      failed.remove(name);
      hosts.add(name);
      lookedAt.add(host);
    }
    List<ParsedHost> parsed = parse(lookedAt);
    open.clear();
    if (parsed.isEmpty()) {
      return;
    }
    Set<String> incomplete = incomplete(parsed);
    guarded(parsed.get(0).element(), () -> check(parsed, incomplete));
    if (!symbols.isObjectBroken()) {
      write(parsed, round);
    }
    Set<String> waiting = round.processingOver() ? Set.of() : incomplete(parsed);
    if (waiting.isEmpty() && !runtimeIsChecked) {
      guarded(parsed.get(0).element(), () -> checkRuntime(parsed));
    }
    for (ParsedHost host : parsed) {
      boolean isProved = !incomplete.contains(host.name());
      if (isProved || round.processingOver()) {
        guarded(host.element(), () -> prove(host, round));
      }
      boolean isHeldBack = !waiting.isEmpty() && !host.problems().isEmpty();
      if (!isHeldBack) {
        reports.print(host);
      }
      if (isHeldBack
          || waiting.contains(host.name())
          || !host.isKnown()
          || (!isProved && mentionsOwnClasses(host))) {
        open.add(host.name());
      }
    }
  }

  /** The hosts of a round by their names: Eclipse's compiler shows them in any order. */
  private List<TypeElement> annotatedIn(RoundEnvironment round) {
    TypeElement[] annotations =
        Names.ON_HOSTS_AND_MEMBERS.stream()
            .map(elements::getTypeElement)
            .filter(Objects::nonNull)
            .toArray(TypeElement[]::new);
    Set<TypeElement> found = new LinkedHashSet<>();
    for (Element element : round.getElementsAnnotatedWithAny(annotations)) {
      if (element instanceof TypeElement host) {
        found.add(host);
      } else if (element.getEnclosingElement() instanceof TypeElement host) {
        found.add(host);
      }
    }
    // javac shows no more of a class that extends itself.
    found.removeIf(host -> host.asType().getKind() == TypeKind.ERROR);
    found.removeIf(host -> !symbols.hasSupertypes(host));
    // A class may lack a name while it is typed.
    found.removeIf(host -> !Mirrors.withEnclosingTypes(host).stream().allMatch(Mirrors::hasName));
    return found.stream()
        .sorted(Comparator.comparing(host -> host.getQualifiedName().toString()))
        .toList();
  }

  private List<ParsedHost> parse(Set<TypeElement> lookedAt) {
    HostParser parser = new HostParser(symbols, hosts, refused, orphans);
    List<ParsedHost> parsed = new ArrayList<>();
    lookedAt.forEach(host -> guarded(host, () -> parsed.add(parser.parse(host))));
    parsed.stream()
        .filter(host -> !host.isKnown(HostPart.SUPERCLASSES))
        .forEach(host -> orphans.add(host.name()));
    return parsed;
  }

  /** The hosts that lack a class. */
  private Set<String> incomplete(List<ParsedHost> parsed) {
    Set<String> lacking =
        schedule(parsed).open().stream()
            .map(task -> task.host().name())
            .collect(Collectors.toSet());
    parsed.stream()
        .filter(host -> !host.isKnown(HostPart.BOUNDS))
        .forEach(host -> lacking.add(host.name()));
    lacking.removeAll(failed);
    return lacking;
  }

  private Schedule schedule(List<ParsedHost> parsed) {
    return new Schedule(parsed, output.written(), split);
  }

  /** Checks what concerns several hosts. */
  private void check(List<ParsedHost> parsed, Set<String> incomplete) {
    names.check(parsed.stream().filter(host -> incomplete.contains(host.name())).toList());
    boolean isNew = false;
    for (ParsedHost host : parsed) {
      isNew |= !host.problems().allowStubs() && refused.add(host.name());
    }
    if (isNew) {
      // Subclasses have counted on the classes of a host for which there are none.
      HostParser again = new HostParser(symbols, hosts, refused, orphans);
      parsed.replaceAll(host -> refused.contains(host.name()) ? host : again.parse(host.element()));
    }
  }

  /** Checks the runtime once, in the first round in which no problems are held back. */
  private void checkRuntime(List<ParsedHost> parsed) {
    runtimeIsChecked = true;
    ParsedHost first = Collections.min(parsed, Comparator.comparing(ParsedHost::name));
    RuntimeVersion.check(symbols, first, GeneratedSource.VERSION);
  }

  /** Writes what can be; if that is nothing, what is left will not be known better. */
  private void write(List<ParsedHost> parsed, RoundEnvironment round) {
    boolean isOver = round.processingOver();
    boolean isFruitful = write(schedule(parsed).ready());
    if ((!isFruitful || isOver) && schedule(parsed).splitPools()) {
      isFruitful |= write(schedule(parsed).ready());
    }
    if (isOver || !isFruitful) {
      boolean isGivenUp = isOver || !hasOtherClasses(round);
      boolean isInVain = isOver && !round.errorRaised();
      write(
          schedule(parsed).open().stream()
              .filter(task -> isGivenUp || isPoolMentioned(task.host()))
              .filter(task -> !isInVain || task.isKnown() || !isPool(task))
              .toList());
    }
  }

  /**
   * Whether a host lacks names of lists that its slot has. It mentions its pool in all likelihood,
   * and without a further round the compiler would miss that.
   */
  private static boolean isPoolMentioned(ParsedHost host) {
    return host.model().pool() instanceof PoolModel.Complete && !host.isKnown(HostPart.LISTS);
  }

  private static boolean isPool(Task task) {
    PoolModel pool = task.host().model().pool();
    return pool != null && pool.poolClass().equals(task.name());
  }

  /** Writes classes, and returns whether there was one. */
  private boolean write(List<Task> tasks) {
    for (Task task : tasks) {
      ParsedHost host = task.host();
      if (!failed.contains(host.name()) && output.modelOf(task.name()) == null) {
        // What is written of the host refers to the class: nothing is gained by the others.
        failed.add(host.name());
        guarded(
            host.element(),
            () -> {
              if (output.write(task)) {
                failed.remove(host.name());
              } else {
                reports.print(host);
              }
            });
      }
    }
    return !tasks.isEmpty();
  }

  private static boolean hasOtherClasses(RoundEnvironment round) {
    return round.getRootElements().stream()
        .anyMatch(root -> root instanceof TypeElement type && !Mirrors.isGenerated(type));
  }

  private static boolean mentionsOwnClasses(ParsedHost host) {
    return host.model().structures().stream().anyMatch(StructureModel::isNamedByField);
  }

  /** Whether a host lacks a type that is a generated class of another host. */
  private boolean mentionsOthersClass(ParsedHost host) {
    Set<String> lacking = symbols.unresolved(host.element());
    Set<ClassName> own = host.model().generatedClasses().collect(Collectors.toSet());
    return output.written().stream()
        .anyMatch(name -> !own.contains(name) && lacking.contains(name.canonicalName()));
  }

  /** Requires that what was written of a host is what would be now that its classes exist. */
  private void prove(ParsedHost host, RoundEnvironment round) {
    if (host.problems().hasErrors() || round.errorRaised()) {
      return;
    }
    boolean isStubLeft =
        host.model().structures().stream()
            .map(structure -> output.modelOf(structure.generatedClass()))
            .anyMatch(model -> model instanceof StructureModel before && before.isStub());
    if (isStubLeft && (host.isKnown() || (round.processingOver() && mentionsOthersClass(host)))) {
      host.problems().add(Rule.StubLeft, host.element(), host.element());
    } else if (host.isKnown()) {
      for (Task task : new Schedule(List.of(host), Set.of(), split).open()) {
        Object before = output.modelOf(task.name());
        if (before != null && !before.equals(task.model())) {
          throw new IllegalStateException(
              "generated as %s, which is %s".formatted(before, task.model()));
        }
      }
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  /** Runs one step for one host, and turns what it throws into an error on that host. */
  private void guarded(TypeElement host, Step step) {
    try {
      step.run();
    } catch (IOException | RuntimeException e) {
      reports.fail(host, e);
    }
  }
}
