package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What an editor shows while a host is typed. Editors use the Eclipse compiler, which runs
 * processors although a file does not even parse, and shows it what it could make of the file.
 */
class HalfTypedSourcesTest {

  private static final String HOST =
      """
      package game;

      import dev.intrusive.*;

      @Pooled
      public class Bullet<T extends Comparable<T>> extends Thing {
        @PoolSlot int slot;

        @IntrusiveLink("flying")
        final Link<Bullet<T>> flyingLink = new Link<>();

        @IntrusiveLink("near")
        Bullet<T> nearPrev, nearNext;

        @IntrusiveLink({"near"})
        BulletNear<T> nearOwner;

        @OnEmplace
        void fire(T target, int... speeds) throws java.io.IOException {
          nearOwner = null;
        }

        @OnRelease
        void land() {}
      }
      """;

  private static final SourceFile THING =
      SourceFile.of("package game; public class Thing { Bullet<String> last; }");

  /** A host that lacks a part is one mistake, and so is a hook outside its class. */
  private static final int FEW = 3;

  @Test
  void eachBeginningOfAHost_isReportedCalmly() {
    List<String> beginnings = new ArrayList<>();
    Matcher token = Pattern.compile("\\w+|[^\\w\\s]").matcher(HOST);
    while (token.find()) {
      // Before the first type there is nothing to process.
      if (token.end() > HOST.indexOf("@Pooled")) {
        beginnings.add(HOST.substring(0, token.end()));
      }
    }
    assertTrue(beginnings.size() > 100);
    beginnings.forEach(HalfTypedSourcesTest::assertCalm);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@IntrusiveLink(\"mainList final Link<Host> link = new Link<>();",
        "@IntrusiveLink(\"mainList\" final Link<Host> link = new Link<>();",
        "@IntrusiveLink( final Link<Host> link = new Link<>();",
        "@IntrusiveLink() final Link<Host> link = new Link<>();",
        "@IntrusiveLink final Link<Host> link = new Link<>();",
        "@IntrusiveLi(\"mainList\") final Link<Host> link = new Link<>();",
        "@IntrusiveLink(\"mainList\" + ) final Link<Host> link = new Link<>();",
        "@IntrusiveLink(names) final Link<Host> link = new Link<>();",
        "@IntrusiveLink({\"a\", }) final Link<Host> link = new Link<>();",
        "@IntrusiveLink({\"a\", final Link<Host> link = new Link<>();",
        "@IntrusiveLink(\"mainList\") final Link< link = new Link<>();",
        "@IntrusiveLink(\"mainList\") final Link<Ho> link = new Link<>();",
        "@IntrusiveLink(\"mainList\") final Li<Host> link = new Link<>();",
        "@IntrusiveLink(\"mainList\") final Link<Host> = new Link<>();",
        "@IntrusiveLink(\"mainList\") final Link<Host> link = new",
        "@IntrusiveLink(\"mainList\") final Link<Host> link",
        "@IntrusiveLink(\"mainList\") Host prev, ; @IntrusiveLink(\"mainList\") HostMainList owner;",
        "@IntrusiveLink(\"mainList\") Host prev, next",
        "@IntrusiveLink(\"mainList\") void",
        "@PoolSlot int",
        "@OnEmplace void fire(",
        "@OnEmplace void fire(Missing target, ) {}",
        "@OnEmplace fire() {}",
      })
  void unfinishedMember_isReportedCalmly(String member) {
    String text = "package game; import dev.intrusive.*; class Host {\n  " + member;
    assertCalm(text + "\n}");
    assertCalm(text + "\n  void method() { int x = }\n}");
    assertCalm(text);
  }

  @Test
  void hostWithUnfinishedBody_keepsItsLists() {
    Outcome outcome =
        compile(
            """
            package game;
            import dev.intrusive.*;
            class Host {
              @IntrusiveLink("mainList") final Link<Host> link = new Link<>();
              HostMainList children = new HostMainList();
              void unfinished() { children.
            }
            """);
    assertTrue(outcome.generated().containsKey("game.HostMainList"), outcome.generated()::toString);
    assertEquals(
        List.of(),
        outcome.complaints().stream()
            .map(Message::text)
            .filter(text -> text.contains("HostMainList cannot be resolved"))
            .toList());
  }

  private static void assertCalm(String text) {
    Outcome outcome = compile(text);
    List<String> ours =
        outcome.complaints().stream()
            .filter(message -> !Complaint.idOf(message).equals(Complaint.COMPILER))
            .map(Message::text)
            .toList();
    assertTrue(ours.size() <= FEW, () -> ours + " in\n" + text);
    assertTrue(
        outcome.messages().stream().noneMatch(HalfTypedSourcesTest::isFailure),
        () -> outcome.messages() + " in\n" + text);
  }

  private static boolean isFailure(Message message) {
    return message.text().contains("ProcessorFailure")
        || message.text().contains("Internal compiler error");
  }

  private static Outcome compile(String text) {
    SourceFile host = new SourceFile("game.Bullet", text);
    return CompilerUnderTest.ECJ.compile(List.of(host, THING));
  }
}
