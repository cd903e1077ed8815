package strict;

/** Runs some jobs. */
public final class Main {
  private Main() {}

  /** Runs them. */
  public static void main(String[] args) {
    JobPool pool = new JobPool(2);
    JobReady ready = new JobReady();
    JobByAge byAge = new JobByAge();
    JobRunning running = new JobRunning(pool);
    Job first = pool.emplace("first");
    Job second = pool.emplace("second");
    ready.add(second);
    ready.add(first);
    byAge.add(first);
    byAge.add(second);
    running.add(first);
    System.out.println(ready + " " + byAge);
    pool.release(first);
    System.out.println(ready + " " + byAge);
    Job before = JobLinks.previousInByAge(second);
    System.out.println(before == null);
    System.out.println(running.size());
  }
}
