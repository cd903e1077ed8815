package dev.intrusive.benchmarks.frames;

import java.util.ArrayList;
import java.util.List;

/** Shots that are made anew each time, in an ArrayList. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class NewShots extends Frames {

  private List<Shot> flying;

  @Override
  void open(int shots) {
    flying = new ArrayList<>(shots);
  }

  @Override
  void begin(int end) {
    Shot shot = new Shot();
    shot.begin(end);
    flying.add(shot);
  }

  @Override
  void pass(int now) {
    flying.forEach(Shot::advance);
    flying.removeIf(shot -> shot.end == now);
  }

  @Override
  int count() {
    return flying.size();
  }
}
