package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Item {
  @IntrusiveLink("bag") final Link<Item> link = new Link<>();
}

class Owner<T extends ItemBag> {
  @IntrusiveLink("owners") final Link<Owner<T>> link = new Link<>();
  T bag;
}
