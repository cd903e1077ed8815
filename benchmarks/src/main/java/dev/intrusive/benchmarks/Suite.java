package dev.intrusive.benchmarks;

import java.util.List;

/** The runs that the performance report is made of. */
enum Suite {
  /** A first impression of each part, in some minutes. */
  SHORT,

  /** All figures of the report for the JDK that runs, in hours. */
  FULL;

  private static final String SHUFFLED = " --param order=SHUFFLED";
  private static final String LONG_SHUFFLED = " --param size=100000" + SHUFFLED;
  private static final String MILLION_SHUFFLED = " --param size=1000000" + SHUFFLED;
  private static final String PEERS =
      " --only layouts.*(moveToLast|removeAndAddLast|removeFirstAndAddLast|forEach)";
  private static final String SORTS = "bulk.(Array|Flat|JdkArrayList).sort";
  private static final String OVERVIEW =
      " --only (ticks|queues|"
          + SORTS
          + "|layouts.(Array|Flat|Node|Indexed|JdkArrayList|JdkLinkedHashSet|SwapRemoveArray)"
          + ".(removeAndAddLast|forEach))";
  private static final String OVERVIEW_IN_ORDER =
      " --only ("
          + SORTS
          + "|layouts.(Array|Flat|Node|Indexed|JdkArrayList|JdkLinkedHashSet)"
          + ".(removeAndAddLast|forEach)) --param order=ALLOCATED";
  private static final String PASSES =
      " --only layouts.(Array|Flat|Node|Indexed|JdkArrayList).(forEach|iterate|passByNext)"
          + " --param size=1000,100000";
  private static final String CHURN = " --only churn --param size=100000 --param order=ALLOCATED";
  private static final String FLOODS =
      " --only maps.(Flat|FlatSequential|JdkHashMap|FastutilMap).hit --param size=100,10000"
          + " --param keys=RANDOM,CHOSEN";
  private static final String CARDS =
      " --only layouts.(Flat|Node|Indexed).(moveToLast|removeFirstAndAddLast)"
          + " --param size=1000,1000000"
          + SHUFFLED;
  private static final String COLLECTORS = " --gc g1,parallel,zgc";
  private static final Part MEMORY = new Part("memory.json", "--memory");

  /**
   * A run.
   *
   * @param file the name of its result file, with a place for the version of the JDK
   * @param arguments its command line, without the file
   */
  record Part(String file, String arguments) {

    /** The command line. */
    String[] commandLine(String folder) {
      String path = folder + "/" + file.formatted(Runtime.version().feature());
      return (arguments + " --out " + path).split(" ", -1);
    }
  }

  /** The runs, one after the other. */
  List<Part> parts() {
    return switch (this) {
      case SHORT ->
          List.of(
              MEMORY,
              new Part("peers-%s.json", "--quick" + PEERS + LONG_SHUFFLED),
              new Part("memberships-%s.json", "--quick --only memberships" + LONG_SHUFFLED),
              new Part("bulk-%s.json", "--quick --only bulk" + LONG_SHUFFLED),
              new Part("timers-%s.json", "--quick --only timers --param size=100000"),
              new Part("caches-%s.json", "--quick --only caches --param size=100000"),
              new Part("heaps-%s.json", "--quick --only heaps --param size=1000"),
              new Part("overview-%s.json", "--quick" + OVERVIEW + LONG_SHUFFLED),
              new Part("cells-%s.json", "--quick --only cells"),
              new Part("frames-%s.json", "--quick --only frames"),
              new Part("churn-%s.json", "--quick" + CHURN),
              new Part(
                  "baseline-%s.json",
                  "--quick --only ^lists.*(moveToLast|pollFirst) --param size=1000"),
              new Part("compilation-%s.json", "--quick --only compilation --param hosts=1,100"));
      case FULL ->
          List.of(
              MEMORY,
              new Part("peers-%s.json", "--full" + PEERS + SHUFFLED + COLLECTORS),
              new Part("memberships-%s.json", "--full --only memberships" + SHUFFLED + COLLECTORS),
              new Part("bulk-%s.json", "--full --only bulk" + SHUFFLED + COLLECTORS),
              new Part("timers-%s.json", "--full --only timers" + COLLECTORS),
              new Part("caches-%s.json", "--full --only caches" + COLLECTORS),
              new Part("heaps-%s.json", "--full --only heaps" + COLLECTORS),
              new Part("maps-%s.json", "--full --only maps" + COLLECTORS),
              new Part("floods-%s.json", "--full" + FLOODS),
              new Part(
                  "overview-%s.json",
                  "--full --forks 10" + OVERVIEW + SHUFFLED + " --param size=1000,100000"),
              new Part("overview-%s.json", "--full --add" + OVERVIEW + MILLION_SHUFFLED),
              new Part("overview-%s.json", "--full --add" + OVERVIEW + SHUFFLED + " --gc parallel"),
              new Part("overview-%s.json", "--full --add" + OVERVIEW_IN_ORDER),
              new Part("passes-%s.json", "--full" + PASSES),
              new Part("cells-%s.json", "--full --only cells" + COLLECTORS),
              new Part("cards-%s.json", "--full" + CARDS + " --gc g1,g1-deferred,g1-wide,parallel"),
              new Part("frames-%s.json", "--full --only frames --gc g1,zgc"),
              new Part("churn-%s.json", "--full" + CHURN + COLLECTORS),
              new Part("machine-%s.json", "--full --only machine"),
              new Part(
                  "baseline-%s.json",
                  "--full --forks 10 --only ^lists --param size=1000 --gc g1,parallel"),
              new Part(
                  "baseline-eight-%s.json",
                  "--full --forks 10 --only ^types --param size=1000 --gc g1,parallel"),
              new Part("pools-%s.json", "--full --only pools"),
              new Part("compilation-%s.json", "--full --only compilation"));
    };
  }
}
