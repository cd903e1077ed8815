package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method that begins a life of a {@link Pooled} object, as a constructor does.
 *
 * <p>Each such method gets an {@code emplace} method of the generated pool with the same
 * parameters. It may link the object into lists. If it throws, the object leaves every list that it
 * has joined, its slot is free again, and the exception reaches the caller of {@code emplace}.
 *
 * <p>A method that overrides a marked one is called in its place, marked or not.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface OnEmplace {}
