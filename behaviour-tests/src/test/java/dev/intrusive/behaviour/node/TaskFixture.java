package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;

/** The queue of {@link Task}. */
public final class TaskFixture {

  private TaskFixture() {}

  /** A new fixture. */
  public static ListFixture<Task<Integer, String>> create() {
    return new ListFixture<>(
        new Elements<>(id -> new Task<>(id, "v" + id), Task::copy, element -> element.key),
        new ListFixture.Lists<>("readyQueue", TaskReadyQueue<Integer, String>::new),
        new ListAccessors<>(
            TaskLinks::inReadyQueue,
            TaskLinks::readyQueueOf,
            TaskLinks::nextInReadyQueue,
            TaskLinks::previousInReadyQueue,
            TaskLinks::unlinkFromReadyQueue),
        new HostAccessors<>(
            TaskLinks.class, TaskLinks::unlinkAll, TaskLinks::isLinked, TaskLinks::describe),
        new NodeSurgery<>(TaskLinks::readyLink));
  }
}
