package dev.intrusive.examples.demo.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Progress;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReplayTest {

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void record_leadsToTheSameBook(long seed) {
    Replay sent = replay(OrderFlow.generate(5000, seed));
    Replay published = replay(sent.record());

    assertEquals(0, published.matches(), "what was published is matched already");
    assertEquals(sent.matches(), published.count(Event.EXECUTION));
    assertEquals(0, published.outOfTurn());
    assertEquals(0, published.unknown());
    assertEquals(sent.record(), published.record());
    for (Side side : Side.values()) {
      assertEquals(levels(sent, side), levels(published, side));
      assertTrue(sent.book().totals(side).resting() > 0);
    }
    published.book().checkInvariants();
  }

  private static Replay replay(List<Message> messages) {
    Replay replay = new Replay(10_000, true);
    replay.apply(messages);
    return replay;
  }

  private static List<String> levels(Replay replay, Side side) {
    return replay.book().side(side).levels().stream().map(PriceLevel::toString).toList();
  }

  @Test
  void apply_countsWhatIsUnknownOrOutOfTurn() {
    Replay replay =
        replay(
            List.of(
                new Message(1, Event.DELETION, 7, 10, 100, Side.BUY),
                new Message(2, Event.SUBMISSION, 8, 10, 100, Side.BUY),
                new Message(3, Event.SUBMISSION, 9, 10, 100, Side.BUY),
                new Message(4, Event.EXECUTION, 9, 4, 100, Side.BUY),
                new Message(5, Event.EXECUTION, 8, 4, 100, Side.BUY),
                new Message(6, Event.HIDDEN_EXECUTION, 1, 4, 100, Side.BUY),
                new Message(7, Event.HALT, 0, 0, -1, Side.SELL)));
    assertEquals(1, replay.unknown());
    assertEquals(1, replay.outOfTurn());
    assertEquals(2, replay.count(Event.EXECUTION));
    assertEquals(12, replay.book().totals(Side.BUY).resting());
    assertEquals(8, replay.book().totals(Side.BUY).executed);
  }

  @Test
  void file_keepsEverything() throws InputException {
    List<Message> messages = OrderFlow.generate(500, 9);
    Path file = directory.resolve("messages.csv");
    MessageFile.write(file, messages);
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    assertEquals(messages, MessageFile.read(file, new Progress(nowhere, "Reading")));
  }
}
