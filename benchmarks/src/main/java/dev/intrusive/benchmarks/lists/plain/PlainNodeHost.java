package dev.intrusive.benchmarks.lists.plain;

/** A host class of the node layout for lists written by hand. */
public final class PlainNodeHost {

  final PlainLink<PlainNodeHost> ringLink = new PlainLink<>();
}
