package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a host keeps to its package cannot be used elsewhere; what is left to others can. */
class AccessTest {

  private static final Path HOST = Path.of("src/test/resources/golden/access/input/Session.java");

  /** A statement of another package, and whether it compiles. */
  record Use(String statement, boolean isAllowed, CompilerUnderTest compiler) {
    @Override
    public String toString() {
      return statement + " " + compiler;
    }
  }

  static Stream<Use> uses() {
    return Stream.of(CompilerUnderTest.values())
        .flatMap(
            compiler ->
                Stream.of(
                    new Use("cache.SessionLinks.unlinkFromExpiryOrder(session);", false, compiler),
                    new Use("cache.SessionLinks.expiryOrderOf(session);", false, compiler),
                    new Use("cache.SessionLinks.expiryLink(session);", false, compiler),
                    new Use("new cache.SessionExpiryOrder();", false, compiler),
                    new Use("new cache.SessionPool(8);", false, compiler),
                    new Use("new cache.SessionOpen().add(session);", true, compiler),
                    new Use("cache.SessionLinks.unlinkFromOpen(session);", true, compiler),
                    new Use("cache.SessionLinks.unlinkAll(session);", true, compiler),
                    new Use("cache.SessionLinks.describe(session);", true, compiler)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("uses")
  void useInAnotherPackage_followsTheAccess(Use use) throws IOException {
    Outcome outcome =
        compile(
            use.compiler(),
            """
            package elsewhere;

            class User {
              void use(cache.Session session) {
                %s
              }
            }
            """
                .formatted(use.statement()));
    if (use.isAllowed()) {
      outcome.requireClean();
    } else {
      assertEquals(
          List.of("elsewhere/User.java:5"),
          outcome.complaints().stream().map(AccessTest::placeOf).distinct().toList());
    }
  }

  private static String placeOf(Outcome.Message message) {
    String path = String.valueOf(message.path());
    return path.substring(path.indexOf("elsewhere")) + ":" + message.line();
  }

  @ProcessorTest
  void subclassElsewhere_coversListsThatItCannotName(CompilerUnderTest compiler)
      throws IOException {
    Outcome outcome =
        compile(
            compiler,
            """
            package elsewhere;

            import dev.intrusive.IntrusiveLink;
            import dev.intrusive.Link;

            public class AdminSession extends cache.Session {
              @IntrusiveLink("admins") final Link<AdminSession> adminLink = new Link<>();
            }
            """);
    outcome.requireClean();
    String links = outcome.generated().getOrDefault("elsewhere.AdminSessionLinks", "");
    assertTrue(links.contains("return SessionLinks.unlinkAll(host);"), () -> links);
  }

  private static Outcome compile(CompilerUnderTest compiler, String other) throws IOException {
    return compiler.compile(
        List.of(SourceFile.of(Files.readString(HOST)), SourceFile.of(other)),
        List.of(),
        compiler.strictOptions());
  }
}
