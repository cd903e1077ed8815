package dev.intrusive.processor;

import dev.intrusive.IntrusiveLink;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;

/** Annotations of others that hosts may have, compiled from sources that declare no more. */
final class Libraries {

  private static final List<SourceFile> SOURCES =
      List.of(
          new SourceFile(
              "org.springframework.lang.Nullable",
              """
              package org.springframework.lang;
              import java.lang.annotation.*;
              @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
              @Retention(RetentionPolicy.RUNTIME)
              @Deprecated(since = "7.0")
              public @interface Nullable {}
              """),
          new SourceFile(
              "org.jetbrains.annotations.Debug",
              """
              package org.jetbrains.annotations;
              import java.lang.annotation.*;
              public final class Debug {
                private Debug() {}
                @Target(ElementType.TYPE)
                @Retention(RetentionPolicy.CLASS)
                public @interface Renderer {
                  String text() default "";
                  String childrenArray() default "";
                  String hasChildren() default "";
                }
              }
              """));

  /** What users have on the class path; to open all that tests have there takes a compiler long. */
  static final String OF_USERS =
      Stream.of(IntrusiveLink.class, NullMarked.class, Libraries.class)
          .map(Libraries::place)
          .collect(Collectors.joining(File.pathSeparator));

  private static final String CLASS_PATH = compile();

  private Libraries() {}

  /** The directory or archive that a class is in. */
  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The class path of users with these annotations on it. */
  static String classPath() {
    return CLASS_PATH;
  }

  private static String compile() {
    try {
      Path folder = Files.createTempDirectory("libraries");
      folder.toFile().deleteOnExit();
      List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString()));
      for (SourceFile source : SOURCES) {
        Path file = folder.resolve(source.path());
        Files.createDirectories(file.getParent());
        arguments.add(Files.writeString(file, source.text()).toString());
      }
      int failure =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, arguments.toArray(new String[0]));
      if (failure != 0) {
        throw new IllegalStateException("the annotations do not compile");
      }
      return folder + File.pathSeparator + OF_USERS;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
