import dev.intrusive.*;

class IndexedList { // error: HostUnreachableType
  @IntrusiveLink("main") final Link<IndexedList> link = new Link<>();
}

class dev {}
