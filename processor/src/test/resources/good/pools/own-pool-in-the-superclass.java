package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.ArrayList;
import java.util.List;

abstract class Node<A, B> {
  @PoolSlot int slot;
  @IntrusiveLink("order") final Link<Node<A, B>> link = new Link<>();
  final List<B> origins = new ArrayList<>();

  @OnEmplace
  void init(A name, List<B> origins) {
    this.origins.addAll(origins);
  }
}

abstract class Mid<C> extends Node<String, C> {}

@Pooled
class Known extends Mid<KnownPool> {
  @IntrusiveLink("known") final Link<Known> knownLink = new Link<>();
}

class Use {
  static int use(KnownPool pool) {
    Known known = pool.emplace("first", List.of(pool));
    return NodeLinks.inOrder(known) ? KnownLinks.unlinkAll(known) : known.origins.size();
  }
}
