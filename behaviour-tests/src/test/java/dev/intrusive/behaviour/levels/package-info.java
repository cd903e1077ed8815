/** Hosts that extend hosts, level by level and package by package. */
@NullMarked
package dev.intrusive.behaviour.levels;

import org.jspecify.annotations.NullMarked;
