package dev.intrusive.behaviour.wildcard;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import org.jspecify.annotations.Nullable;

/** The lists of {@link Errand}. */
public final class ErrandFixtures {

  private ErrandFixtures() {}

  /** A new fixture of the node layout. */
  public static ListFixture<?> node() {
    return new ListFixture<>(
        elements(),
        new ListFixture.Lists<>("tray", ErrandTray::new),
        new ListAccessors<>(
            ErrandLinks::inTray,
            ErrandLinks::trayOf,
            ErrandLinks::nextInTray,
            ErrandLinks::previousInTray,
            ErrandLinks::unlinkFromTray),
        hostAccessors(),
        new NodeSurgery<>(ErrandLinks::trayLink));
  }

  /** A new fixture of the flat layout. */
  public static ListFixture<?> flat() {
    return new ListFixture<>(
        elements(),
        new ListFixture.Lists<>("line", ErrandLine::new, ErrandTray::new),
        new ListAccessors<>(
            ErrandLinks::inLine,
            ErrandLinks::lineOf,
            ErrandLinks::nextInLine,
            ErrandLinks::previousInLine,
            ErrandLinks::unlinkFromLine),
        hostAccessors(),
        new FieldSurgery<>(
            ErrandFixtures::setNext,
            ErrandFixtures::setPrevious,
            (element, list) -> element.line = (ErrandLine) list));
  }

  /** A new fixture of the array layout. */
  public static ListFixture<?> array() {
    return new ListFixture<>(
        elements(),
        new ListFixture.Lists<>("stack", () -> new ErrandStack(2), ErrandLine::new),
        new ListAccessors<>(
            ErrandLinks::inStack,
            ErrandLinks::stackOf,
            ErrandLinks::nextInStack,
            ErrandLinks::previousInStack,
            ErrandLinks::unlinkFromStack),
        hostAccessors(),
        new IndexSurgery<>((element, list) -> element.stack = (ErrandStack) list));
  }

  private static Elements<Errand<?>> elements() {
    return new Elements<>(Errand::create, Errand::copy, element -> element.id);
  }

  private static HostAccessors<Errand<?>> hostAccessors() {
    return new HostAccessors<>(
        ErrandLinks.class, ErrandLinks::unlinkAll, ErrandLinks::isLinked, ErrandLinks::describe);
  }

  @SuppressWarnings("unchecked") // as a list stores elements
  private static <V extends Comparable<V>> void setNext(
      Errand<V> element, @Nullable Errand<?> next) {
    element.lineNext = (Errand<V>) next;
  }

  @SuppressWarnings("unchecked") // as a list stores elements
  private static <V extends Comparable<V>> void setPrevious(
      Errand<V> element, @Nullable Errand<?> previous) {
    element.linePrevious = (Errand<V>) previous;
  }
}
