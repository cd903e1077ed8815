package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What an editor shows while a host is typed. Editors use the Eclipse compiler, which runs
 * processors although a file does not parse, and shows them what it could make of the file. They
 * close each bracket that is opened, so what follows is not lost.
 */
class HalfTypedSourcesTest {

  private static final String HOST =
      """
      @Pooled
      public class Bullet<T extends Comparable<T>> {
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

  private static final List<String> UNFINISHED_MEMBERS =
      List.of(
          "@IntrusiveLink(\"mainList final Link<Host> link = new Link<>();",
          "@IntrusiveLink(\"mainList\" final Link<Host> link = new Link<>();",
          "@IntrusiveLink( final Link<Host> link = new Link<>();",
          "@IntrusiveLink() final Link<Host> link = new Link<>();",
          "@IntrusiveLink final Link<Host> link = new Link<>();",
          "@IntrusiveLink(\"\") final Link<Host> link = new Link<>();",
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
          "@IntrusiveLink(\"mainList\") Host prev, ;",
          "@IntrusiveLink(\"mainList\") Host prev, next",
          "@IntrusiveLink(\"mainList\") void",
          "@PoolSlot int",
          "@OnEmplace void fire(",
          "@OnEmplace void fire(Missing target, ) {}",
          "@OnEmplace fire() {}");

  /** One for each part that a host of several parts lacks as yet. */
  private static final int FEW = 3;

  @Test
  void eachBeginningOfAHost_isReportedCalmly() {
    List<String> beginnings = new ArrayList<>();
    Matcher token = Pattern.compile("\\w+|[^\\w\\s]").matcher(HOST);
    while (token.find()) {
      String beginning = HOST.substring(0, token.end());
      beginnings.add(beginning);
      beginnings.add(beginning + closers(beginning));
    }
    assertCalm(beginnings);
  }

  @Test
  void unfinishedMember_isReportedCalmly() {
    List<String> hosts = new ArrayList<>();
    for (String member : UNFINISHED_MEMBERS) {
      hosts.add("class Host {\n  " + member + "\n}");
      hosts.add("class Host {\n  " + member + "\n  void finished() { int x = 1; }\n}");
      hosts.add("@Pooled class Host {\n  @PoolSlot int slot;\n  " + member + "\n}");
    }
    assertCalm(hosts);
  }

  @Test
  void hostWithUnfinishedBody_keepsItsLists() {
    Outcome outcome =
        compile(
            List.of(
                """
                class Host {
                  @IntrusiveLink("mainList") final Link<Host> link = new Link<>();
                  HostMainList children = new HostMainList();
                  void unfinished() { children. }
                  void alsoUnfinished() { for (Host child : ) }
                }
                """));
    assertTrue(
        outcome.generated().containsKey("p0.HostMainList"), () -> outcome.messages().toString());
    assertEquals(
        List.of(),
        outcome.complaints().stream()
            .map(Message::text)
            .filter(text -> text.contains("cannot be resolved"))
            .toList());
  }

  private static void assertCalm(List<String> hosts) {
    Outcome outcome = compile(hosts);
    for (int i = 0; i < hosts.size(); i++) {
      String host = hosts.get(i);
      String folder = "/p" + i + "/";
      List<String> ours =
          outcome.complaints().stream()
              .filter(message -> message.path().contains(folder))
              .filter(message -> !Complaint.idOf(message).equals(Complaint.COMPILER))
              .map(Message::text)
              .toList();
      assertTrue(ours.size() <= FEW, () -> ours + " in\n" + host);
    }
    for (Message message : outcome.messages()) {
      assertTrue(
          !message.text().contains("ProcessorFailure")
              && !message.text().contains("Internal compiler error"),
          message::toString);
    }
    // The processor has seen hosts, as far as the compiler could make something of them.
    assertTrue(outcome.generated().size() > 10, () -> outcome.generated().keySet().toString());
  }

  /** What an editor adds after the cursor. */
  private static String closers(String beginning) {
    StringBuilder closers = new StringBuilder();
    for (int i = 0; i < beginning.length(); i++) {
      switch (beginning.charAt(i)) {
        case '(' -> closers.insert(0, ')');
        case '{' -> closers.insert(0, "\n}");
        case ')' -> closers.deleteCharAt(0);
        case '}' -> closers.delete(0, 2);
        default -> {}
      }
    }
    return closers.toString();
  }

  /** Compiles each in a package of its own. */
  private static Outcome compile(List<String> hosts) {
    List<SourceFile> sources = new ArrayList<>();
    for (int i = 0; i < hosts.size(); i++) {
      String name = hosts.get(i).contains("Bullet") ? "Bullet" : "Host";
      String head = "package p" + i + ";\n\nimport dev.intrusive.*;\n\n";
      sources.add(new SourceFile("p" + i + "." + name, head + hosts.get(i)));
    }
    return CompilerUnderTest.ECJ.compile(sources);
  }
}
