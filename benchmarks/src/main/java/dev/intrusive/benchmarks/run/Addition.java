package dev.intrusive.benchmarks.run;

/** What becomes of the results that a file has when more are written to it. */
public enum Addition {

  /** They are forgotten. */
  NONE,

  /** They stay, unless the same is measured again. */
  OF_RESULTS,

  /** They stay, and if the same is measured again, its forks come after those that are there. */
  OF_FORKS
}
