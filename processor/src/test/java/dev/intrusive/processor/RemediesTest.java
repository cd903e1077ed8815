package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.processor.Outcome.Message;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Remedies that depend on what was probably meant. */
class RemediesTest {

  private static String messageFor(CompilerUnderTest compiler, String source) {
    Outcome outcome = compiler.compile(List.of(SourceFile.of(source)));
    return outcome.messages().stream()
        .map(Message::text)
        .filter(text -> text.startsWith("[Intrusive"))
        .findFirst()
        .orElse("");
  }

  @ParameterizedTest
  @EnumSource
  void linkInTheOwnerOfTheList_canBeMovedToTheElement(CompilerUnderTest compiler) {
    assertEquals(
        "[IntrusiveLinkTypeArgument] link mainLink has the type Link<GameObject>, but it links"
            + " elements of type World; declare it as Link<World>; or, if GameObject objects are"
            + " the elements, move field mainLink to GameObject.",
        messageFor(
            compiler,
            """
            package game;

            import dev.intrusive.*;

            class World {
              @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
            }

            class GameObject {}
            """));
  }

  @ParameterizedTest
  @CsvSource({"Link<String>", "Link<?>", "Link<GameObject[]>"})
  void linkOfWhatCannotBeAHost_cannotBeMoved(String type) {
    assertEquals(
        "[IntrusiveLinkTypeArgument] link mainLink has the type "
            + type
            + ", but it links elements of type World; declare it as Link<World>.",
        messageFor(
            CompilerUnderTest.JAVAC,
            """
            package game;

            import dev.intrusive.*;

            class World {
              @IntrusiveLink("mainList") final %s mainLink = null;
            }

            class GameObject {}
            """
                .formatted(type)));
  }
}
