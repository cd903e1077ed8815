package dev.intrusive.benchmarks.lists.plain;

/** The twin of a host of the node layout. */
public final class PlainNodeHost {

  final PlainLink<PlainNodeHost> ringLink = new PlainLink<>();
}
