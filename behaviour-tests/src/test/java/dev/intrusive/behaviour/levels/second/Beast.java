package dev.intrusive.behaviour.levels.second;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import dev.intrusive.behaviour.levels.Being;
import org.jspecify.annotations.Nullable;

/** A host that adds a structure of each kind that needs no pool. */
public class Beast extends Being {

  @IntrusiveLink("herd")
  final Link<Beast> herdLink = new Link<>();

  @IntrusiveLink("trail")
  @Nullable Beast trailPrevious;

  @IntrusiveLink("trail")
  @Nullable Beast trailNext;

  @IntrusiveLink("trail")
  @Nullable BeastTrail trail;

  @IntrusiveLink("awake")
  int awakeIndex;

  @IntrusiveLink("awake")
  @Nullable BeastAwake awake;

  @HeapLink("hunger")
  int hungerIndex;

  @HeapLink("hunger")
  @Nullable BeastHunger hunger;

  @MapLink("byNumber")
  @Nullable Beast byNumberNext;

  @MapLink("byNumber")
  @Nullable BeastByNumber byNumber;

  @IntrusiveKey({"hunger", "byNumber"})
  int number;
}
