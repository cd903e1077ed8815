package game;

import dev.intrusive.*;

class Steps {
  final NodeChildren children = new NodeChildren(this);
}

class Iterator<E> {
  final NodeParts parts = new NodeParts(this);
}

@Deprecated(forRemoval = true)
class Old {
  final NodeOlds olds = new NodeOlds(this);
}

class Node {
  @IntrusiveLink(value = "children", owner = Steps.class) Node prev, next;
  @IntrusiveLink("children") NodeChildren children;
  @IntrusiveLink(value = "parts", owner = Iterator.class) Node partPrev, partNext;
  @IntrusiveLink("parts") NodeParts parts;
  @SuppressWarnings("removal")
  @IntrusiveLink(value = "olds", owner = Old.class) int owner;
  @IntrusiveLink("olds") NodeOlds olds;
}
