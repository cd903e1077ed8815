package game;

import dev.intrusive.Link;
import dev.intrusive.generated.HostDescription;
import dev.intrusive.generated.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Particle}. They are O(1) and allocate nothing unless
 * documented otherwise. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class ParticleLinks {
  private ParticleLinks() {}

  /**
   * Returns whether an object is in a {@link ParticleByAge}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inByAge(Particle host) {
    return ParticleByAge.holding(host) != null;
  }

  /**
   * Returns the {@link ParticleByAge} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static ParticleByAge byAgeOf(Particle host) {
    return ParticleByAge.holding(host);
  }

  /**
   * Returns the element after an object in its {@link ParticleByAge}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle nextInByAge(Particle host) {
    return ParticleByAge.following(host);
  }

  /**
   * Returns the element before an object in its {@link ParticleByAge}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle previousInByAge(Particle host) {
    return ParticleByAge.preceding(host);
  }

  /**
   * Takes an object out of its {@link ParticleByAge}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromByAge(Particle host) {
    ParticleByAge list = ParticleByAge.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link ParticleByName}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inByName(Particle host) {
    return ParticleByName.holding(host) != null;
  }

  /**
   * Returns the {@link ParticleByName} that an object is in.
   *
   * @param host the object
   * @return the map, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static ParticleByName byNameOf(Particle host) {
    return ParticleByName.holding(host);
  }

  /**
   * Takes an object out of its {@link ParticleByName}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromByName(Particle host) {
    ParticleByName map = ParticleByName.holding(host);
    return map != null && map.remove(host);
  }

  /**
   * Returns whether an object is in a {@link ParticleByWeight}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inByWeight(Particle host) {
    return ParticleByWeight.holding(host) != null;
  }

  /**
   * Returns the {@link ParticleByWeight} that an object is in.
   *
   * @param host the object
   * @return the heap, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static ParticleByWeight byWeightOf(Particle host) {
    return ParticleByWeight.holding(host);
  }

  /**
   * Takes an object out of its {@link ParticleByWeight}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromByWeight(Particle host) {
    ParticleByWeight heap = ParticleByWeight.holding(host);
    return heap != null && heap.remove(host);
  }

  /**
   * Returns whether an object is in a {@link ParticleGridCell}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inGridCell(Particle host) {
    return ParticleGridCell.holding(host) != null;
  }

  /**
   * Returns the {@link ParticleGridCell} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static ParticleGridCell gridCellOf(Particle host) {
    return ParticleGridCell.holding(host);
  }

  /**
   * Returns the element after an object in its {@link ParticleGridCell}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle nextInGridCell(Particle host) {
    return ParticleGridCell.following(host);
  }

  /**
   * Returns the element before an object in its {@link ParticleGridCell}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle previousInGridCell(Particle host) {
    return ParticleGridCell.preceding(host);
  }

  /**
   * Takes an object out of its {@link ParticleGridCell}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromGridCell(Particle host) {
    ParticleGridCell list = ParticleGridCell.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link ParticleGridCell}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Particle> cell(Particle host) {
    return host.cell;
  }

  /**
   * Returns whether an object is in a {@link ParticleWorld}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inWorld(Particle host) {
    return ParticleWorld.holding(host) != null;
  }

  /**
   * Returns the {@link ParticleWorld} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static ParticleWorld worldOf(Particle host) {
    return ParticleWorld.holding(host);
  }

  /**
   * Returns the element after an object in its {@link ParticleWorld}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle nextInWorld(Particle host) {
    return ParticleWorld.following(host);
  }

  /**
   * Returns the element before an object in its {@link ParticleWorld}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static Particle previousInWorld(Particle host) {
    return ParticleWorld.preceding(host);
  }

  /**
   * Takes an object out of its {@link ParticleWorld}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromWorld(Particle host) {
    ParticleWorld list = ParticleWorld.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link ParticleWorld}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Particle> world(Particle host) {
    return host.world;
  }

  /**
   * Takes an object out of all its lists, heaps and maps.
   *
   * @param host the object
   * @return how many lists, heaps and maps it left
   * @throws NullPointerException if it is null
   */
  public static int unlinkAll(Particle host) {
    int left = 0;
    if (unlinkFromByAge(host)) {
      left++;
    }
    if (unlinkFromByName(host)) {
      left++;
    }
    if (ParticleByWeight.drop(host)) {
      left++;
    }
    if (unlinkFromGridCell(host)) {
      left++;
    }
    if (unlinkFromWorld(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list, heap or map.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean isLinked(Particle host) {
    return inByAge(host) || inByName(host) || inByWeight(host) || inGridCell(host) || inWorld(host);
  }

  /**
   * Describes which lists, heaps and maps an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Particle host) {
    return new HostDescription(host)
        .add("byAge", byAgeOf(host))
        .add("byName", byNameOf(host))
        .add("byWeight", byWeightOf(host))
        .add("gridCell", gridCellOf(host))
        .add("world", worldOf(host))
        .toString();
  }
}
