package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
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
      host.problems().add(Rule.GeneratedNameTaken, host.element(), name.canonicalName());
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
      host.problems().add(Rule.HostInTwoModules, host.element(), rival);
    } else {
      host.problems()
          .add(Rule.GeneratedNameClash, host.element(), name.simpleName(), host.name(), rival);
    }
  }

  /** Packages that differ in case alone are another matter: the user has made them. */
  private static String key(ClassName name) {
    return name.packageName() + "." + name.simpleName().toLowerCase(Locale.ROOT);
  }
}
