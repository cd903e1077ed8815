package work;

import dev.intrusive.*;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Queue;

public class Task<V> implements Comparable<Task<V>> {
  @IntrusiveLink("node") final Link<Task<?>> link = new Link<>();
  @IntrusiveLink(value = "said", wildcard = true) final Link<Task<?>> saidLink = new Link<>();
  @IntrusiveLink(value = "flat", wildcard = true) Task<V> prev, next;
  @IntrusiveLink("flat") TaskFlat flat;
  @IntrusiveLink("plain") Task<?> plainPrev, plainNext;
  @IntrusiveLink(value = "plain", wildcard = true) TaskPlain plain;
  @IntrusiveLink("array") int index;
  @IntrusiveLink(value = "array", wildcard = true) TaskArray array;
  @IntrusiveLink("own") Task<V> ownPrev, ownNext;
  @IntrusiveLink("own") TaskOwn<V> own;
  @HeapLink(value = "due", wildcard = true) int dueIndex;
  @HeapLink("due") TaskDue due;
  @IntrusiveKey({"due", "byId"}) long id;
  @HeapLink(value = "natural", wildcard = true) int naturalIndex;
  @HeapLink("natural") TaskNatural natural;
  @MapLink(value = "byId", wildcard = true) Task<V> byIdNext;
  @MapLink("byId") TaskById byId;
  @MapLink("byName") Task<?> byNameNext;
  @MapLink(value = "byName", wildcard = true) TaskByName byName;
  @IntrusiveKey("byName") String name = "";
  V result;

  @Override
  public int compareTo(Task<V> other) {
    return Long.compare(id, other.id);
  }
}

class Scheduler {
  final TaskNode node = new TaskNode();
  final TaskFlat flat = new TaskFlat();
  final Deque<Task<?>> deque = new TaskArray(7);
  final Queue<Task<?>> due = new TaskDue();
  final TaskNatural natural = new TaskNatural((a, b) -> a.name.compareTo(b.name));
  final Collection<Task<?>> all = new TaskById(8);
  final TaskByName names = new TaskByName();
  final TaskOwn<String> own = new TaskOwn<>();

  <V> V run(Task<V> task) {
    node.add(task);
    flat.addLast(task);
    deque.add(task);
    due.offer(task);
    natural.add(task);
    all.add(task);
    names.put(task);
    Task<?> next = TaskLinks.nextInFlat(task);
    next = TaskLinks.previousInNode(task);
    TaskFlat list = TaskLinks.flatOf(next == null ? task : next);
    Link<Task<?>> link = TaskLinks.link(task);
    link.unlink();
    names.computeIfAbsent("a", key -> new Task<Integer>());
    for (Task<?> each : flat) {
      list.moveToFirst(each);
    }
    Map<String, Task<?>> view = names.asMap();
    return view.isEmpty() && TaskLinks.isLinked(task) ? null : task.result;
  }

  int leave(Task<?> task) {
    return TaskLinks.unlinkAll(task) + (TaskLinks.unlinkFromById(task) ? 1 : 0);
  }
}
