package dev.intrusive.behaviour.levels.third;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.behaviour.levels.second.Beast;
import org.jspecify.annotations.Nullable;

/** A third level. */
public class Dragon extends Beast {

  @IntrusiveLink("flight")
  int flightIndex;

  @IntrusiveLink("flight")
  @Nullable DragonFlight flight;

  @HeapLink("wrath")
  int wrathIndex;

  @HeapLink("wrath")
  @Nullable DragonWrath wrath;
}
