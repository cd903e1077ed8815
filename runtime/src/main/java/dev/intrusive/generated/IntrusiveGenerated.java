package dev.intrusive.generated;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * For generated code: marks a class that the annotation processor wrote.
 *
 * <p>The processor recognises its own output of an earlier build by this mark, and coverage tools
 * that skip annotations whose name contains {@code Generated} skip the class.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface IntrusiveGenerated {}
