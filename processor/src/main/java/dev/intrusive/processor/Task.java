package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.parse.ParsedHost;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A class to generate.
 *
 * @param host its host
 * @param name the class
 * @param model what must be the same when a later round knows more of the host
 * @param isKnown whether all is known of its host that it is made of
 * @param needed the generated classes that it calls, which must be written no later
 * @param source makes its text
 */
record Task(
    ParsedHost host,
    ClassName name,
    Object model,
    boolean isKnown,
    Set<ClassName> needed,
    Supplier<String> source) {}
