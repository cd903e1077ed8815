package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.parse.HostParser;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.types.Symbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/** Checks that no two generated classes, and no generated and hand-written ones, share a name. */
final class GeneratedNames {

  private final Symbols symbols;

  /** Which host uses a name; names that differ only in case would share a file on some systems. */
  private final Map<String, String> owners = new HashMap<>();

  GeneratedNames(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Adds problems to the hosts whose names clash. */
  void check(List<ParsedHost> hosts) {
    Map<String, List<ParsedHost>> claims = new HashMap<>();
    for (ParsedHost host : hosts) {
      host.model()
          .generatedClasses()
          .forEach(name -> claims.computeIfAbsent(key(name), k -> new ArrayList<>()).add(host));
    }
    for (ParsedHost host : hosts) {
      host.model().generatedClasses().forEach(name -> check(host, name, claims));
    }
    for (ParsedHost host : hosts) {
      host.model().generatedClasses().forEach(name -> owners.put(key(name), host.name()));
    }
  }

  private void check(ParsedHost host, ClassName name, Map<String, List<ParsedHost>> claims) {
    for (ParsedHost rival : claims.getOrDefault(key(name), List.of())) {
      if (!rival.element().equals(host.element())) {
        reportClash(host, name, rival.name());
      }
    }
    String owner = owners.get(key(name));
    if (owner != null && !owner.equals(host.name())) {
      reportClash(host, name, owner);
    }
    if (symbols.isTaken(host.element(), name.canonicalName())) {
      host.problems().add(DiagnosticId.GeneratedNameTaken, host.element(), takenMessage(name));
    } else if (owner == null) {
      // A class of an earlier build belongs to its host as long as that would get it again.
      TypeElement rival = symbols.ownerOf(host.element(), name);
      if (rival != null
          && !rival.equals(host.element())
          && HostParser.generatedFor(rival).contains(name)) {
        reportClash(host, name, rival.getQualifiedName().toString());
      }
    }
  }

  private static void reportClash(ParsedHost host, ClassName name, String rival) {
    if (rival.equals(host.name())) {
      host.problems()
          .add(
              DiagnosticId.GeneratedNameClash,
              host.element(),
              "%s is a host in two modules of this compilation, whose generated classes would have the"
                      .formatted(rival)
                  + " same names; compile the modules one after the other.");
      return;
    }
    host.problems()
        .add(
            DiagnosticId.GeneratedNameClash,
            host.element(),
            "the class %s would be generated for %s and, with the same name or one that differs only"
                    .formatted(name.simpleName(), host.name())
                + " in case, for %s; rename a list or a class.".formatted(rival));
  }

  /** The message where a compiler does not replace what an earlier build has left. */
  static String leftMessage(ClassName name) {
    return "the class %s of an earlier build is on the class path, and this compiler does not replace it;"
            .formatted(name.canonicalName())
        + " take the output folder off the class path, or delete its classes.";
  }

  /** The message where what an earlier build has left is compiled again. */
  static String givenMessage(ClassName name) {
    return "the source of class %s, which an earlier build has generated, is among those that are compiled;"
            .formatted(name.canonicalName())
        + " take the folder of generated sources off them, or delete it.";
  }

  static String takenMessage(ClassName name) {
    return "the class %s is to be generated, but a class of that name exists; rename the list,"
            .formatted(name.canonicalName())
        + " the host, or that class.";
  }

  /** Packages that differ in case alone are another matter: the user has made them. */
  private static String key(ClassName name) {
    return name.packageName() + "." + name.simpleName().toLowerCase(Locale.ROOT);
  }
}
