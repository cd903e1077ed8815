package dev.intrusive.benchmarks.lists.plain;

/** A host whose list has a sentinel. */
public final class PlainRingHost {

  final PlainRingLink<PlainRingHost> ringLink = new PlainRingLink<>();
}
