package dev.intrusive.examples.small;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;

/** A scheduler whose jobs are cancelled and postponed without a search. */
public final class SchedulerExample {

  /** A task with its time. It knows its position in the heap. */
  static final class Job {
    @IntrusiveKey("queue")
    long time;

    @HeapLink("queue")
    int queueIndex;

    @HeapLink("queue")
    SchedulerExample_JobQueue queue;

    final String name;
    final Runnable task;

    Job(String name, Runnable task) {
      this.name = name;
      this.task = task;
    }

    @Override
    public String toString() {
      return name + " at " + time;
    }
  }

  private final SchedulerExample_JobQueue queue = new SchedulerExample_JobQueue();

  /** Schedules a job; if it is scheduled already, at another time. O(log n). */
  void schedule(Job job, long time) {
    job.time = time;
    queue.moveHere(job);
  }

  /** Cancels a job, and returns false if it was not scheduled. O(log n). */
  static boolean cancel(Job job) {
    return SchedulerExample_JobLinks.unlinkFromQueue(job);
  }

  /** Runs the jobs that are due, which may schedule and cancel others; returns how many ran. */
  int runUntil(long now) {
    return queue.pollWhile(job -> job.time <= now, job -> job.task.run());
  }

  int size() {
    return queue.size();
  }

  /** Runs a few jobs. */
  public static void main(String[] arguments) {
    SchedulerExample scheduler = new SchedulerExample();
    Job report = new Job("report", () -> System.out.println("report"));
    Job backup = new Job("backup", () -> System.out.println("backup"));
    Job poll =
        new Job("poll", () -> System.out.println("poll, and cancel the backup: " + cancel(backup)));
    scheduler.schedule(report, 30);
    scheduler.schedule(backup, 20);
    scheduler.schedule(poll, 10);
    scheduler.schedule(report, 15); // earlier than it was
    System.out.println(scheduler.runUntil(12) + " job");
    System.out.println(scheduler.runUntil(100) + " job");
    System.out.println(scheduler.size() + " left");
  }
}
