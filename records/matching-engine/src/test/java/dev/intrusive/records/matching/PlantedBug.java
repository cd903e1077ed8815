package dev.intrusive.records.matching;

import dev.intrusive.Link;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * An engine with a mistake: its source with one place replaced, compiled into the package of the
 * original.
 */
enum PlantedBug {
  /** A level is passed over if its price is just the limit. */
  EQUAL_PRICES_DO_NOT_MEET("best.rank <= limit", "best.rank < limit"),

  /** A sweep does not stop at its own price. */
  NO_LIMIT("best != null && best.rank <= limit", "best != null"),

  /** The youngest order of a price is served first. */
  LAST_COME_FIRST_SERVED("best.queue.getFirst()", "best.queue.getLast()"),

  /** A trade has the price of the order that comes in. */
  PRICE_OF_THE_TAKER("reports.traded(best.price(),", "reports.traded(price,"),

  /** A maker that is filled in part waits again. */
  PARTIAL_FILL_LOSES_ITS_TURN(
      "maker.quantity -= traded;", "maker.quantity -= traded; best.queue.moveToLast(maker);"),

  /** What an immediate order leaves rests. */
  IMMEDIATE_ORDERS_REST("} else if (left > 0) {", "} if (left > 0) {"),

  /** The id of a maker that was filled is still known. */
  FILLED_MAKERS_STAY_KNOWN(
      "remove(maker);", "OrderLinks.unlinkFromQueue(maker); closeIfEmpty(best);"),

  /** A cancellation takes the youngest order of the price. */
  CANCELS_THE_LAST(
      "levelOf(order).price());",
      "levelOf(order).price()); order = levelOf(order).queue.getLast();"),

  /** A cancellation takes what waits behind the order, too. */
  CANCELS_THE_ORDERS_BEHIND(
      "levelOf(order).price());",
      "levelOf(order).price()); while (levelOf(order).queue.getLast() != order)"
          + " orders.release(levelOf(order).queue.getLast());"),

  /** An order that is modified at the same price stays where it is. */
  MODIFICATION_KEEPS_THE_TURN(
      "level.queue.moveToLast(order);",
      "if (!level.queue.contains(order)) level.queue.moveToLast(order);"),

  /** An order that is modified does not meet the other side. */
  MODIFICATION_DOES_NOT_MATCH(
      """
          Side side = old.side();
          long left = match(id, side, price, quantity);
      """,
      """
          Side side = old.side();
          long left = quantity;
      """),

  /** The level that an order leaves for another price stays open. */
  MODIFICATION_LEAVES_A_LEVEL_OPEN("closeIfEmpty(old);", "");

  private static final Path SOURCE =
      Path.of("src/main/java/dev/intrusive/records/matching/MatchingEngine.java");

  private final String right;
  private final String wrong;

  PlantedBug(String right, String wrong) {
    this.right = right;
    this.wrong = wrong;
  }

  private String className() {
    return "MatchingEngine_" + name();
  }

  private JavaFileObject source() throws IOException {
    String original = Files.readString(SOURCE);
    int at = original.indexOf(right);
    if (at < 0 || original.indexOf(right, at + 1) >= 0) {
      throw new IllegalStateException("not just once in the source: " + right);
    }
    String text = original.replace(right, wrong).replace("MatchingEngine", className());
    URI uri = URI.create("string:///" + className() + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  /** Compiles and defines all classes; to be called once. */
  static void defineAll(Path directory) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<JavaFileObject> sources = new ArrayList<>();
    for (PlantedBug bug : values()) {
      sources.add(bug.source());
    }
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(directory));
      List<String> options = List.of("-proc:none", "-classpath", classPath());
      if (!compiler.getTask(messages, files, null, options, null, sources).call()) {
        throw new IllegalStateException(messages.toString());
      }
    }
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(MatchingEngine.class, MethodHandles.lookup());
    for (PlantedBug bug : values()) {
      Path file =
          directory.resolve("dev/intrusive/records/matching").resolve(bug.className() + ".class");
      lookup.defineClass(Files.readAllBytes(file));
    }
  }

  private static String classPath() throws URISyntaxException {
    StringJoiner classPath = new StringJoiner(File.pathSeparator);
    for (Class<?> type : List.of(MatchingEngine.class, Link.class, Nullable.class)) {
      URL location = type.getProtectionDomain().getCodeSource().getLocation();
      classPath.add(Path.of(location.toURI()).toString());
    }
    return classPath.toString();
  }

  /** Creates an engine that has this mistake. */
  Engine create(int capacity, Reports reports) {
    try {
      Class<?> type = Class.forName(MatchingEngine.class.getPackageName() + "." + className());
      Constructor<?> constructor = type.getConstructor(int.class, Reports.class);
      return (Engine) constructor.newInstance(capacity, reports);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(className(), e);
    }
  }
}
