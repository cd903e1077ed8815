package dev.intrusive.examples.demo.timer;

import java.util.List;

/** What timers have in common. */
interface TestedTimer {

  TestedTimeout schedule(Runnable task, long millis);

  List<TestedTimeout> stop();
}
