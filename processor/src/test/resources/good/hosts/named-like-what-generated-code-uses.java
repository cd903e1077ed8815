package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Used {
  static class Iterator {
    @IntrusiveLink("a") Iterator prev, next;
    @IntrusiveLink("a") Used_IteratorA owner;
  }

  static class Consumer {
    @IntrusiveLink("a") Consumer prev, next;
    @IntrusiveLink("a") Used_ConsumerA owner;
  }

  static class Elements {
    @IntrusiveLink("a") Elements prev, next;
    @IntrusiveLink("a") Used_ElementsA owner;
  }

  static class HostDescription {
    @IntrusiveLink("a") final Link<HostDescription> link = new Link<>();
  }
}

class Elements {
  @IntrusiveLink("b") Elements prev, next;
  @IntrusiveLink("b") ElementsB owner;
}

class Objects {
  @IntrusiveLink("b") Objects prev, next;
  @IntrusiveLink("b") ObjectsB owner;
}

class ElementIterator {
  @IntrusiveLink("b") ElementIterator prev, next;
  @IntrusiveLink("b") ElementIteratorB owner;
}

class GeneratedCode {
  @IntrusiveLink("b") final Link<GeneratedCode> link = new Link<>();
}
