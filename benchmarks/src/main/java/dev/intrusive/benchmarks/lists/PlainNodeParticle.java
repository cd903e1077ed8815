package dev.intrusive.benchmarks.lists;

/** An element of a {@link PlainNodeList}. */
final class PlainNodeParticle extends Particle {

  final PlainNodeList.Link link = new PlainNodeList.Link();
}
