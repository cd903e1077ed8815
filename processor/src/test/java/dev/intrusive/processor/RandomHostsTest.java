package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import dev.intrusive.processor.diagnostic.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Any host either gets a diagnostic or generated code that compiles without a warning. */
class RandomHostsTest {

  /** As many as a build has time for; a longer run finds what is rarer. */
  private static final int HOSTS = 40 * Integer.getInteger("tests.factor", 1);

  private static final int BATCH = 40;

  private static final Set<String> IDS =
      Stream.of(Rule.values()).map(rule -> "[" + rule.id() + "]").collect(Collectors.toSet());

  @ProcessorTest
  void randomHost_isRefusedOrCompilesCleanly(CompilerUnderTest compiler) {
    Random random = new Random(20260101);
    int accepted = 0;
    for (int start = 0; start < HOSTS; start += BATCH) {
      List<SourceFile> batch = new ArrayList<>();
      for (int i = start; i < start + BATCH; i++) {
        batch.add(RandomHost.create(i, random));
      }
      accepted += check(compiler, batch);
    }
    // The generator must not have become so wild, or so tame, that one half tests nothing.
    assertTrue(accepted > HOSTS / 3 && accepted < HOSTS * 4 / 5, "accepted " + accepted);
  }

  /** Compiles all to see which are refused, and the others again to see that all is well. */
  private static int check(CompilerUnderTest compiler, List<SourceFile> batch) {
    Outcome first = compiler.compile(batch);
    List<SourceFile> accepted = new ArrayList<>();
    for (SourceFile source : batch) {
      List<Message> complaints =
          first.complaints().stream()
              .filter(message -> message.path().endsWith(source.path()))
              .toList();
      assertTrue(
          complaints.stream().allMatch(RandomHostsTest::isOurs)
              || isRefusedWithItsLists(complaints),
          () -> report(source, complaints));
      if (complaints.isEmpty()) {
        accepted.add(source);
      }
    }
    Outcome second = compiler.compileStrictly(accepted.toArray(new SourceFile[0]));
    for (SourceFile source : accepted) {
      List<Message> complaints =
          second.complaints().stream()
              .filter(message -> message.path().contains(folderOf(source)))
              .toList();
      assertEquals(List.of(), complaints, () -> report(source, complaints));
    }
    assertTrue(second.success(), () -> second.messages().toString());
    return accepted.size();
  }

  /** Whether the host is refused for a reason that also keeps its list classes from existing. */
  private static boolean isRefusedWithItsLists(List<Message> complaints) {
    return complaints.stream().anyMatch(RandomHostsTest::isOurs)
        && complaints.stream()
            .allMatch(
                m ->
                    isOurs(m) || m.text().matches("(?s).*(cannot|does not take|is not generic).*"));
  }

  private static String folderOf(SourceFile source) {
    return source.path().substring(0, source.path().lastIndexOf('/') + 1);
  }

  private static boolean isOurs(Message message) {
    return IDS.stream().anyMatch(message.text()::startsWith)
        && !message.text().contains(Rule.ProcessorFailure.name());
  }

  private static String report(SourceFile source, List<Message> complaints) {
    return source.text() + "\n" + complaints;
  }
}
