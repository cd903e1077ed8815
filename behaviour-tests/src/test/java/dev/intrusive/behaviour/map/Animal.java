package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A host that others extend. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Animal implements Cloneable {

  private int tag;

  @MapLink("byTag")
  @Nullable Animal byTagNext;

  @MapLink("byTag")
  @Nullable AnimalByTag byTag;

  /** Creates an animal. */
  public Animal(int tag) {
    this.tag = tag;
  }

  /** The number that it has. */
  @IntrusiveKey("byTag")
  public int tag() {
    return tag;
  }

  /** Changes its number. */
  public void setTag(int newTag) {
    tag = newTag;
  }

  /** A copy as {@code clone()} makes it. */
  public Animal copy() {
    try {
      return (Animal) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "animal " + tag;
  }
}
