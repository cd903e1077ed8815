package dev.intrusive.behaviour.node;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import org.jspecify.annotations.Nullable;

/** A list of the node layout that says no more than it must, and counts how often it is asked. */
final class HandWrittenList extends NodeList<GameObject> {

  private int lookups;

  /** How many links were looked up. */
  int lookups() {
    return lookups;
  }

  @Override
  protected Link<GameObject> linkOf(GameObject element) {
    lookups++;
    return element.mainLink;
  }

  @Override
  protected String linkName() {
    return "mainList";
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof GameObject element && contains(element, element.mainLink);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    return object instanceof GameObject element && unlink(element, element.mainLink);
  }
}
