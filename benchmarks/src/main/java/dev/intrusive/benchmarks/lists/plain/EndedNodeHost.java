package dev.intrusive.benchmarks.lists.plain;

/** A host class for lists with two ends. */
public final class EndedNodeHost {

  final EndedLink link = new EndedLink();
}
