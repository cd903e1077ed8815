package dev.intrusive.benchmarks.timers;

/** A wheel of generated lists of the node layout. */
public class Node extends GeneratedWheel<NodeTimer> {

  @Override
  NodeTimerBucket newSlot() {
    return new NodeTimerBucket();
  }

  @Override
  NodeTimer newTimer() {
    return new NodeTimer();
  }
}
