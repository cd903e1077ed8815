/** Reaches lists that Caffeine keeps to itself, from inside their package. */
@NullMarked
package com.github.benmanes.caffeine.cache;

import org.jspecify.annotations.NullMarked;
