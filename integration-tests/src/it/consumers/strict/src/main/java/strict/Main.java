package strict;

/** Runs some jobs, then moves some boxes. */
public final class Main {
  private Main() {}

  /** Runs and moves them. */
  public static void main(String[] args) {
    JobPool pool = new JobPool(3);
    JobReady ready = new JobReady();
    JobByAge byAge = new JobByAge();
    JobRecent recent = new JobRecent();
    JobRunning running = new JobRunning(pool);
    JobDeadlines deadlines = new JobDeadlines();
    JobByDeadline byDeadline = new JobByDeadline();
    Job first = pool.emplace("first", 20);
    Job second = pool.emplace("second", 10);
    Job third = pool.emplace("third", 30);
    ready.add(second);
    ready.add(first);
    byAge.add(first);
    byAge.add(second);
    recent.add(third);
    recent.addFirst(first);
    running.add(first);
    deadlines.add(first);
    deadlines.add(second);
    deadlines.add(third);
    byDeadline.add(first);
    byDeadline.add(third);
    System.out.println(ready + " " + byAge + " " + recent + " " + running);
    System.out.println(deadlines.peek() + " " + byDeadline.get(20) + " " + byDeadline.get(10));
    recent.forEach(
        job -> {
          if (job == first) {
            pool.release(job);
          }
        });
    System.out.println(ready + " " + byAge + " " + recent + " " + running);
    System.out.println(deadlines.size() + " " + byDeadline.get(20) + " " + byDeadline.get(30));
    Job before = JobLinks.previousInByAge(second);
    System.out.println(before == null);
    System.out.println(deadlines.poll() + " " + deadlines.poll() + " " + deadlines.poll());
    System.out.println(JobLinks.unlinkAll(pool, third) + " " + pool.emplace("fourth", 40));
    Boxes.main(args);
  }
}
