/** A model checker: runs threads one step at a time, in every order that a bound allows. */
@NullMarked
package dev.intrusive.concurrency.model;

import org.jspecify.annotations.NullMarked;
