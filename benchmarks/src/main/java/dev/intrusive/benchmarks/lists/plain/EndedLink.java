package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/**
 * The link of an element in an {@link EndedNodeList}. The first has no previous and the last has no
 * next one.
 */
public final class EndedLink {

  @Nullable EndedLink previous;
  @Nullable EndedLink next;
  @Nullable EndedNodeHost element;
  @Nullable EndedNodeList list;
}
