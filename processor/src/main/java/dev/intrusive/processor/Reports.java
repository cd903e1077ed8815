package dev.intrusive.processor;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.parse.ParsedHost;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;

/** Prints problems, each once, although a host may be looked at in several rounds. */
final class Reports {

  private final Messager messager;
  private final Set<String> printed = new HashSet<>();

  Reports(Messager messager) {
    this.messager = messager;
  }

  /** Prints the problems of a host that were not printed in an earlier round. */
  void print(ParsedHost host) {
    host.problems().report(messager, problem -> printed.add(host.name() + ' ' + problem.key()));
  }

  /** Prints an exception as an error on the host that caused it. */
  void fail(TypeElement host, Exception exception) {
    StringWriter trace = new StringWriter();
    exception.printStackTrace(new PrintWriter(trace, true));
    Problems problems = new Problems();
    problems.add(
        DiagnosticId.ProcessorFailure,
        host,
        "the annotation processor failed on %s, which is a defect of the processor; please report"
                .formatted(host.getQualifiedName())
            + " it with this trace:\n"
            + trace);
    problems.report(messager, problem -> true);
  }
}
