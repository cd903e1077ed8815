package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lombok, which changes hosts while they are compiled, before or behind the processor. */
@Tag("extended")
class LombokIT {

  private static final Pattern ERROR =
      Pattern.compile("(?m)(\\w+\\.java:\\d+): error: (?:\\[(\\w+)])?");

  /** Which of the two stands first on the processor path. */
  enum First {
    LOMBOK,
    PROCESSOR
  }

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @EnumSource
  void privateByDefault_isReported(First first) throws IOException {
    String errors =
        compile(
                first,
                """
                package guild;

                import dev.intrusive.*;
                import lombok.AccessLevel;
                import lombok.experimental.FieldDefaults;

                @FieldDefaults(level = AccessLevel.PRIVATE)
                class Member {
                  @IntrusiveLink("present")
                  final Link<Member> presentLink = new Link<>();

                  @IntrusiveLink("absent")
                  Member previous, next;
                  @IntrusiveLink("absent")
                  MemberAbsent absent;
                }

                class Main {
                  public static void main(String[] args) {}
                }
                """)
            .requireFailure("[IntrusiveLinkPrivate]")
            .output();
    assertEquals(
        List.of(
            "Member.java:10 IntrusiveLinkPrivate",
            "Member.java:13 IntrusiveLinkPrivate",
            "Member.java:13 IntrusiveLinkPrivate",
            "Member.java:15 IntrusiveLinkPrivate"),
        errors(errors));
  }

  @ParameterizedTest
  @EnumSource
  void finalByDefault_isReported(First first) throws IOException {
    String errors =
        compile(
                first,
                """
                package guild;

                import dev.intrusive.*;
                import lombok.Value;

                @Value
                class Member {
                  String name;

                  @IntrusiveLink("present")
                  Member previous, next;
                  @IntrusiveLink("present")
                  MemberPresent present;
                }

                class Main {
                  public static void main(String[] args) {}
                }
                """)
            .requireFailure("[FlatLinkFinal]")
            .output();
    assertEquals(
        List.of(
            "Member.java:11 IntrusiveLinkPrivate",
            "Member.java:11 IntrusiveLinkPrivate",
            "Member.java:13 IntrusiveLinkPrivate",
            "Member.java:11 FlatLinkFinal",
            "Member.java:11 FlatLinkFinal",
            "Member.java:13 FlatLinkFinal"),
        errors(errors));
  }

  @ParameterizedTest
  @EnumSource
  void annotatedFieldsOutsideTheDefaults_areLinks(First first) throws IOException {
    compile(
            first,
            """
            package guild;

            import dev.intrusive.*;
            import lombok.AccessLevel;
            import lombok.Data;
            import lombok.experimental.FieldDefaults;
            import lombok.experimental.NonFinal;
            import lombok.experimental.PackagePrivate;

            @Data
            @FieldDefaults(level = AccessLevel.PRIVATE, makeFinal = true)
            class Member {
              String name;

              @PackagePrivate
              @IntrusiveLink("present")
              Link<Member> presentLink = new Link<>();

              @PackagePrivate @NonFinal
              @IntrusiveLink("absent")
              Member previous, next;

              @PackagePrivate @NonFinal
              @IntrusiveLink("absent")
              MemberAbsent absent;
            }

            class Main {
              public static void main(String[] args) {
                MemberPresent present = new MemberPresent();
                MemberAbsent absent = new MemberAbsent();
                present.add(new Member("Ann"));
                absent.add(present.getFirst());
                present.forEach(member -> System.out.println(member.getName()));
                System.out.println(MemberLinks.unlinkAll(absent.getFirst()));
              }
            }
            """)
        .requireSuccess();
    assertEquals("Ann\n2\n", run());
  }

  @ParameterizedTest
  @EnumSource
  void constructorWithParameters_leavesPoolsAFactory(First first) throws IOException {
    compile(
            first,
            """
            package guild;

            import dev.intrusive.*;
            import lombok.AllArgsConstructor;
            import lombok.Builder;
            import lombok.RequiredArgsConstructor;

            @Pooled @AllArgsConstructor
            class All {
              @PoolSlot int slot;
            }

            @Pooled @RequiredArgsConstructor
            class Required {
              @PoolSlot int slot;
              final String name;
            }

            @Pooled @Builder
            class Built {
              @PoolSlot int slot;
              String name;
            }

            @Pooled @RequiredArgsConstructor
            class NothingRequired {
              @PoolSlot int slot;
              final Object mark = new Object();
            }

            class Main {
              public static void main(String[] args) {
                new AllPool(1, () -> new All(0)).emplace();
                System.out.println(new RequiredPool(1, () -> new Required("Ann")).emplace().name);
                System.out.println(
                    new BuiltPool(1, () -> Built.builder().name("Bob").build()).emplace().name);
                // The compiler does not show that the field has a value.
                System.out.println(
                    new NothingRequiredPool(1, NothingRequired::new).emplace().slot);
              }
            }
            """)
        .requireSuccess();
    assertEquals("Ann\nBob\n0\n", run());
  }

  @ParameterizedTest
  @EnumSource
  void constructorWithoutParameters_makesThePool(First first) throws IOException {
    compile(
            first,
            """
            package guild;

            import dev.intrusive.*;
            import lombok.AccessLevel;
            import lombok.AllArgsConstructor;
            import lombok.NoArgsConstructor;

            @Pooled
            @AllArgsConstructor
            @NoArgsConstructor(access = AccessLevel.PACKAGE)
            class Member {
              @PoolSlot int slot;
              String name;

              @OnEmplace
              void join(String newName) {
                name = newName;
              }
            }

            class Main {
              public static void main(String[] args) {
                System.out.println(new MemberPool(1).emplace("Ann").name);
              }
            }
            """)
        .requireSuccess();
    assertEquals("Ann\n", run());
  }

  private Execution compile(First first, String source) throws IOException {
    String lombok = Tool.classPath("lombok-");
    String processor = Artifacts.processorJar().toString();
    String path =
        first == First.LOMBOK
            ? lombok + File.pathSeparator + processor
            : processor + File.pathSeparator + lombok;
    return new Project(folder)
        .add("guild/Member.java", source)
        .javac(
            "-cp", Artifacts.runtimeJar() + File.pathSeparator + lombok, "--processor-path", path);
  }

  private String run() throws IOException {
    Project project = new Project(folder);
    return project
        .java("-cp", SampleProgram.path(Artifacts.runtimeJar(), project.classes()), "guild.Main")
        .requireSuccess()
        .output();
  }

  /** Which errors were reported where. */
  private static List<String> errors(String output) {
    return ERROR
        .matcher(output)
        .results()
        .map(error -> error.group(1) + " " + error.group(2))
        .toList();
  }
}
