package dev.intrusive.behaviour.map.sub;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.behaviour.map.Animal;
import org.jspecify.annotations.Nullable;

/** A host that inherits a map and adds one. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Dog extends Animal {

  @MapLink("byName")
  @Nullable Dog byNameNext;

  @MapLink("byName")
  @Nullable DogByName byName;

  /** Creates a dog. */
  public Dog(int tag) {
    super(tag);
  }

  /** Its name. */
  @IntrusiveKey("byName")
  public String name() {
    return "dog " + tag();
  }

  @Override
  public Dog copy() {
    return (Dog) super.copy();
  }
}
