package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * What is declared of a list, heap or map, whatever its layout.
 *
 * @param name the name as the user wrote it
 * @param generatedClass the generated class
 * @param isPublic whether the generated class and its accessors are public
 * @param isWildcard whether it takes elements of all type arguments of a generic host
 * @param owner the type of what a list belongs to, or null
 */
public record StructureDeclaration(
    String name,
    ClassName generatedClass,
    boolean isPublic,
    boolean isWildcard,
    @Nullable TypeName owner) {}
