package dev.intrusive.processor;

import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.parse.ParsedHost;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;

/** Prints problems, each once, although a host may be looked at in several rounds. */
final class Reports {

  private final Messager messager;

  /** What was printed, by the names of the hosts. */
  private final Map<String, Set<String>> printed = new HashMap<>();

  Reports(Messager messager) {
    this.messager = messager;
  }

  /** Prints the problems of a host that were not printed in an earlier round. */
  void print(ParsedHost host) {
    Set<String> printedOfHost = printed.computeIfAbsent(host.name(), name -> new HashSet<>());
    host.problems().report(messager, printedOfHost::add);
  }

  /**
   * Forgets what was printed for a host whose source the compiler hands over again: Eclipse
   * compiles some sources twice in a build, and drops their problems before the second time.
   */
  void forget(String host) {
    printed.remove(host);
  }

  /** Prints an exception as an error on the host that caused it. */
  void fail(TypeElement host, Exception exception) {
    StringWriter trace = new StringWriter();
    exception.printStackTrace(new PrintWriter(trace, true));
    Problems problems = new Problems();
    problems.add(Rule.ProcessorFailure, host, host.getQualifiedName(), trace);
    problems.report(messager, problem -> true);
  }
}
