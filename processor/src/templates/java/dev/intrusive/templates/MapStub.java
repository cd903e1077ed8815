package dev.intrusive.templates;

import dev.intrusive.generated.IndexedMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** Stands in for a map of unknown layout and keys, with constructors for the arguments of all. */
@NullUnmarked
final class MapStub<T> extends IndexedMap<Element<T>> {

  public MapStub() {
    super(null);
  }

  public MapStub(Object argument) {
    super(null);
  }

  public MapStub(Object pool, int expectedSize) {
    super(null);
  }

  static <T> @Nullable MapStub<T> holding(Object... arguments) {
    return null;
  }

  public @Nullable Element<T> get(@Nullable Object key) {
    throw new IllegalStateException("elements");
  }

  public boolean containsKey(@Nullable Object key) {
    throw new IllegalStateException("elements");
  }

  public @Nullable Element<T> removeKey(@Nullable Object key) {
    throw new IllegalStateException("elements");
  }

  public <AnyKey> @Nullable Element<T> computeIfAbsent(
      AnyKey key, Function<AnyKey, ? extends @Nullable Element<T>> function) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected int slotOf(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected String linkName() {
    throw new IllegalStateException("elements");
  }

  @Override
  protected int hashOf(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected @Nullable Object keyOf(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  protected @Nullable Element<T> find(Object key) {
    throw new IllegalStateException("elements");
  }

  @Override
  public boolean add(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  public @Nullable Element<T> put(Element<T> element) {
    throw new IllegalStateException("elements");
  }

  @Override
  public boolean contains(@Nullable Object object) {
    throw new IllegalStateException("elements");
  }

  @Override
  public boolean remove(@Nullable Object object) {
    throw new IllegalStateException("elements");
  }

  @Override
  public Map<?, Element<T>> asMap() {
    throw new IllegalStateException("elements");
  }
}
