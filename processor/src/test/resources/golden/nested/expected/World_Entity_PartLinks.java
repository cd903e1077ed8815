package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link World.Entity.Part}: each is O(1) and allocates nothing
 * unless its description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class World_Entity_PartLinks {
  private World_Entity_PartLinks() {}

  /**
   * Returns whether an object is in a {@link World_Entity_PartParts}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inParts(World.Entity.Part host) {
    return World_Entity_PartParts.holding(host) != null;
  }

  /**
   * Returns the {@link World_Entity_PartParts} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static World_Entity_PartParts partsOf(World.Entity.Part host) {
    return World_Entity_PartParts.holding(host);
  }

  /**
   * Returns what follows an object in its {@link World_Entity_PartParts}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static World.Entity.Part nextInParts(World.Entity.Part host) {
    return World_Entity_PartParts.following(host);
  }

  /**
   * Returns what precedes an object in its {@link World_Entity_PartParts}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static World.Entity.Part previousInParts(World.Entity.Part host) {
    return World_Entity_PartParts.preceding(host);
  }

  /**
   * Takes an object out of its {@link World_Entity_PartParts}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromParts(World.Entity.Part host) {
    World_Entity_PartParts list = World_Entity_PartParts.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static int unlinkAll(World.Entity.Part host) {
    int left = 0;
    if (host.getClass() != World.Entity.Part.class) {
      left += DeclaredLinks.unlinkAll(host, World.Entity.Part.class);
    }
    if (unlinkFromParts(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static boolean isLinked(World.Entity.Part host) {
    if (host.getClass() != World.Entity.Part.class
        && DeclaredLinks.isLinked(host, World.Entity.Part.class)) {
      return true;
    }
    return inParts(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(World.Entity.Part host) {
    HostDescription description = new HostDescription(host);
    description.add("parts", partsOf(host));
    return DeclaredLinks.describe(description, host, World.Entity.Part.class);
  }
}
