package dev.intrusive.templates;

import org.jspecify.annotations.Nullable;

/** The functional interface for keys, which stands for those of each type. */
interface KeyFunction<R extends @Nullable Object> {

  R apply(Key key);
}
