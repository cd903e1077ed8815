package dev.intrusive.concurrency.model;

import java.util.concurrent.SynchronousQueue;

/** A thread that runs one actor after the other, since to start threads takes long. */
final class Worker {

  private final SynchronousQueue<Runnable> tasks = new SynchronousQueue<>();
  private final Thread thread = new Thread(this::work, "actor");

  Worker() {
    thread.setDaemon(true);
    thread.start();
  }

  Thread thread() {
    return thread;
  }

  private void work() {
    try {
      for (; ; ) {
        tasks.take().run();
      }
    } catch (InterruptedException e) {
      // That ends the worker.
    }
  }

  void submit(Runnable task) {
    try {
      tasks.put(task);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void stop() {
    thread.interrupt();
  }
}
