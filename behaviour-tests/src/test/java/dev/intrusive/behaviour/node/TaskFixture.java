package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import org.jspecify.annotations.Nullable;

/** The queue of {@link Task}. */
final class TaskFixture implements ListFixture<Task<Integer, String>> {

  @Override
  public TaskReadyQueue<Integer, String> newList() {
    return new TaskReadyQueue<>();
  }

  @Override
  public Task<Integer, String> newElement(int id) {
    return new Task<>(id, "v" + id);
  }

  @Override
  public Task<Integer, String> copyOf(Task<Integer, String> original) {
    return original.copy();
  }

  @Override
  public int idOf(Task<Integer, String> element) {
    return element.key;
  }

  @Override
  public String listName() {
    return "readyQueue";
  }

  @Override
  public Class<?> linksClass() {
    return TaskLinks.class;
  }

  @Override
  public boolean isInList(Task<Integer, String> element) {
    return TaskLinks.inReadyQueue(element);
  }

  @Override
  public @Nullable TaskReadyQueue<Integer, String> listOf(Task<Integer, String> element) {
    return TaskLinks.readyQueueOf(element);
  }

  @Override
  public @Nullable Task<Integer, String> nextOf(Task<Integer, String> element) {
    return TaskLinks.nextInReadyQueue(element);
  }

  @Override
  public @Nullable Task<Integer, String> previousOf(Task<Integer, String> element) {
    return TaskLinks.previousInReadyQueue(element);
  }

  @Override
  public boolean unlink(Task<Integer, String> element) {
    return TaskLinks.unlinkFromReadyQueue(element);
  }

  @Override
  public int unlinkAll(Task<Integer, String> element) {
    return TaskLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Task<Integer, String> element) {
    return TaskLinks.isLinked(element);
  }

  @Override
  public String describe(Task<Integer, String> element) {
    return TaskLinks.describe(element);
  }

  @Override
  public NodeSurgery<Task<Integer, String>> surgery() {
    return new NodeSurgery<>(TaskLinks::readyLink);
  }
}
