package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveHeap;
import dev.intrusive.IntrusiveList;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The messages of all exceptions for misuse, as text: they are on record in {@code messages.txt},
 * where they can be read, and follow rules. {@code -Dmessages.update=true} records them anew.
 */
final class MessagesTest {

  private static final Path RECORD = Path.of("src", "test", "resources", "messages.txt");

  private static final List<String> CLASSES =
      List.of(
          "dev.intrusive.Misuse",
          "dev.intrusive.generated.IndexedMisuse",
          "dev.intrusive.MapMisuse",
          "dev.intrusive.pool.PoolMisuse");

  /** Messages that state a fact of which there is nothing to be remedied by a call. */
  private static final Pattern WITHOUT_REMEDY =
      Pattern.compile(
          ".* is empty|no further element in .*|.* is broken: .*|no element of .*|a pool has from"
              + " .*");

  private static final Pattern WRONG_PLURAL =
      Pattern.compile("\\b1 (?:elements|objects|slots|lists|indexes|heaps|maps|are)\\b");

  private final CoinPool pool = new CoinPool(4);
  private final CoinPurse purse = new CoinPurse(pool);
  private final CoinValues values = new CoinValues(pool);
  private final CoinNumbers numbers = new CoinNumbers(pool);
  private final Coin coin = pool.emplace(1);

  MessagesTest() {
    purse.add(coin);
    values.add(coin);
    numbers.add(coin);
  }

  private @Nullable Object sample(Class<?> type) {
    if (type == int.class) {
      return 1;
    } else if (type == String.class) {
      return "what is wrong";
    } else if (type == Thread.class) {
      return new Thread("worker");
    } else if (type == Class.class) {
      return CoinPurse.class;
    } else if (type == Object.class) {
      return coin;
    } else if (type == IntrusiveList.class.getSuperclass()
        || type == IntrusiveList.class
        || type == Collection.class) {
      return purse;
    } else if (type == IntrusiveHeap.class) {
      return values;
    } else if (type == IntrusiveMap.class) {
      return numbers;
    } else if (type == SlotTable.class || type == ObjectPool.class) {
      return pool;
    } else if (type.getSimpleName().equals("LifeLedger")) {
      return null;
    }
    throw new IllegalArgumentException("no sample of " + type);
  }

  private List<String> messages() throws ReflectiveOperationException {
    List<String> messages = new ArrayList<>();
    for (String name : CLASSES) {
      Class<?> type = Class.forName(name);
      List<Method> methods = new ArrayList<>(Arrays.asList(type.getDeclaredMethods()));
      methods.removeIf(method -> !Throwable.class.isAssignableFrom(method.getReturnType()));
      methods.removeIf(method -> method.getName().equals("explained") || method.isSynthetic());
      methods.sort(
          Comparator.comparing(Method::getName)
              .thenComparing(method -> Arrays.toString(method.getParameterTypes())));
      for (Method method : methods) {
        messages.add(type.getSimpleName() + "." + method.getName() + ": " + messageOf(method));
      }
    }
    return messages;
  }

  private String messageOf(Method method) throws ReflectiveOperationException {
    method.setAccessible(true);
    boolean takesNames = method.getDeclaringClass().getSimpleName().equals("IndexedMisuse");
    Object[] arguments =
        Arrays.stream(method.getParameterTypes())
            .map(type -> takesNames && type == String.class ? "purse (CoinPurse@ID)" : sample(type))
            .toArray();
    try {
      Throwable thrown = (Throwable) method.invoke(null, arguments);
      return String.valueOf(thrown == null ? null : thrown.getMessage())
          .replaceAll("@[0-9a-f]+", "@ID");
    } catch (InvocationTargetException e) {
      throw new AssertionError(method.toString(), e);
    }
  }

  @Test
  void messages_areThoseOnRecord() throws ReflectiveOperationException, IOException {
    assumeFalse(DebugMode.isEnabled(), "its messages say where an object was emplaced");
    List<String> messages = messages();
    if (Boolean.getBoolean("messages.update")) {
      Files.write(RECORD, messages);
    }
    assertEquals(String.join("\n", Files.readAllLines(RECORD)), String.join("\n", messages));
  }

  @Test
  void messages_followTheRules() throws ReflectiveOperationException {
    for (String line : messages()) {
      String message = line.substring(line.indexOf(": ") + 2);
      assertFalse(message.contains("  "), line);
      assertFalse(message.endsWith(".") || message.endsWith(" "), line);
      assertFalse(WRONG_PLURAL.matcher(message).find(), line);
      assertEquals(count(message, '('), count(message, ')'), line);
      assertTrue(
          message.contains("; ") || WITHOUT_REMEDY.matcher(message).matches(),
          () -> "no remedy: " + line);
    }
  }

  private static long count(String text, char sign) {
    return text.chars().filter(each -> each == sign).count();
  }
}
