package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.examples.demo.command.InputException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StormLevelTest {

  @Test
  void read_all() throws Exception {
    for (String name : LevelReader.NAMES) {
      Level level = LevelReader.read(name);
      assertEquals(name, level.name());
      assertFalse(level.title().isEmpty());
      assertFalse(level.waves().isEmpty());
    }
  }

  @Test
  void read_everyWord() throws Exception {
    Level level =
        read(
            """
            # A comment
            title  Quiet night # another
            enemies 7

            bullets 8
            particles 9
            storm 5
            wave bomb 2 from 3 every 4
            """);
    assertEquals(
        new Level("test", "Quiet night", 7, 8, 9, 5, List.of(new Wave(EnemyKind.BOMB, 3, 4, 2))),
        level);
  }

  @Test
  void isDue_firstAndEveryInterval() {
    Wave wave = new Wave(EnemyKind.DRONE, 3, 4, 1);
    List<Integer> due = IntStream.rangeClosed(1, 12).filter(wave::isDue).boxed().toList();
    assertEquals(List.of(3, 7, 11), due);
  }

  @Test
  void read_unknown_namesThoseThatThereAre() {
    InputException problem = assertThrows(InputException.class, () -> LevelReader.read("sunshine"));
    assertEquals(
        "sunshine: there is no such level; there are squall, drizzle, hurricane",
        problem.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rain 3                       | there is no "rain" in a level
          enemies                      | behind "enemies" belongs one number
          enemies 1 2                  | behind "enemies" belongs one number
          enemies 0                    | a number from 1 to 1048576 is needed, not "0"
          bullets many                 | a number from 1 to 1048576 is needed, not "many"
          wave drone 5                 | a wave is, for example, "wave drone 8 from 30 every 150"
          wave dragon 5 from 1 every 1 | there is no enemy "dragon"
          wave drone 5 from 1 every 0  | a number from 1 to 1000000 is needed, not "0"
          """)
  void read_badLine_isNamed(String line, String problem) {
    InputException refusal = assertThrows(InputException.class, () -> read("title x\n" + line));
    assertEquals("level test, line 2: " + problem + "; correct the line", refusal.getMessage());
  }

  @Test
  void read_stormLargerThanPool_isRefused() {
    InputException refusal =
        assertThrows(InputException.class, () -> read("particles 10\nstorm 11"));
    assertEquals(
        "level test: a storm of 11 particles does not fit into a pool of 10;"
            + " make one of them match the other",
        refusal.getMessage());
  }

  private static Level read(String text) throws Exception {
    return LevelReader.read("test", new StringReader(text));
  }
}
