package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.write.GeneratedSource;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A class to generate.
 *
 * @param host its host
 * @param name the class
 * @param model what it is made of, to be compared with what it would be made of later
 * @param isKnown whether all is known of its host that it is made of
 * @param needed the generated classes that it calls, and that the compiler must see no later
 * @param source makes its text
 */
record Task(
    ParsedHost host,
    ClassName name,
    Object model,
    boolean isKnown,
    Set<ClassName> needed,
    Supplier<GeneratedSource> source) {}
