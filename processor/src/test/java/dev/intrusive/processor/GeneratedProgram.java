package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.IntrusiveList;
import dev.intrusive.IntrusiveMap;
import dev.intrusive.pool.ObjectPool;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was generated in one compilation: no stubs, but structures and pools that work. */
final class GeneratedProgram {

  /** What stands in every method of a stub. */
  private static final String STUB = "was compiled with errors";

  private final Outcome outcome;
  private final ClassLoader loader;
  private final Map<Class<?>, ObjectPool<?>> pools = new HashMap<>();

  GeneratedProgram(Outcome outcome) {
    this.outcome = outcome;
    loader = outcome.newLoader();
  }

  /** Uses each structure, and returns how many take an element. */
  int countWorking() throws ReflectiveOperationException {
    int working = 0;
    for (Map.Entry<String, String> source : outcome.generated().entrySet()) {
      assertFalse(source.getValue().contains(STUB), source.getKey());
      Class<?> type = Class.forName(source.getKey(), true, loader);
      if (Collection.class.isAssignableFrom(type) && works(type)) {
        working++;
      }
    }
    return working;
  }

  /** Adds an element to a structure and removes it, if both can be made. */
  @SuppressWarnings("unchecked") // the element is of the class that the structure names
  private boolean works(Class<?> type) throws ReflectiveOperationException {
    Type host = ((ParameterizedType) type.getGenericSuperclass()).getActualTypeArguments()[0];
    Class<?> hostClass =
        (Class<?>) (host instanceof ParameterizedType generic ? generic.getRawType() : host);
    Collection<Object> structure = (Collection<Object>) newStructure(type, hostClass);
    Object element = newElement(hostClass);
    if (structure == null || element == null) {
      return false;
    }
    try {
      assertTrue(structure.add(element), type.getName());
    } catch (NullPointerException e) {
      return false; // its key is null
    }
    assertTrue(structure.contains(element));
    assertEquals(1, structure.size());
    checkInvariants(structure);
    assertTrue(structure.remove(element));
    assertTrue(structure.isEmpty());
    checkInvariants(structure);
    return true;
  }

  private static void checkInvariants(Collection<?> structure) {
    if (structure instanceof IntrusiveList<?> list) {
      list.checkInvariants();
    } else if (structure instanceof IntrusiveHeap<?> heap) {
      heap.checkInvariants();
    } else {
      ((IntrusiveMap<?>) structure).checkInvariants();
    }
  }

  private @Nullable Object newStructure(Class<?> type, Class<?> host)
      throws ReflectiveOperationException {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      Class<?>[] parameters = constructor.getParameterTypes();
      constructor.setAccessible(true);
      if (parameters.length == 0) {
        return constructor.newInstance();
      }
      if (parameters.length == 1 && ObjectPool.class.isAssignableFrom(parameters[0])) {
        ObjectPool<?> pool = poolOf(host);
        return pool == null ? null : constructor.newInstance(pool);
      }
    }
    return null;
  }

  private @Nullable Object newElement(Class<?> host) throws ReflectiveOperationException {
    ObjectPool<?> pool = poolOf(host);
    if (pool == null) {
      return newInstance(host);
    }
    for (Method method : pool.getClass().getDeclaredMethods()) {
      if (method.getName().equals("emplace") && method.getParameterCount() == 0) {
        method.setAccessible(true);
        return method.invoke(pool);
      }
    }
    return null;
  }

  private @Nullable ObjectPool<?> poolOf(Class<?> host) throws ReflectiveOperationException {
    if (!pools.containsKey(host)) {
      pools.put(host, newPool(host));
    }
    return pools.get(host);
  }

  private @Nullable ObjectPool<?> newPool(Class<?> host) throws ReflectiveOperationException {
    String name = host.getName().replace('$', '_') + "Pool";
    try {
      Constructor<?> constructor =
          Class.forName(name, true, loader).getDeclaredConstructor(int.class);
      constructor.setAccessible(true);
      return (ObjectPool<?>) constructor.newInstance(64);
    } catch (ClassNotFoundException | NoSuchMethodException e) {
      return null;
    }
  }

  private static @Nullable Object newInstance(Class<?> host) throws ReflectiveOperationException {
    if (Modifier.isAbstract(host.getModifiers())) {
      return null;
    }
    try {
      Constructor<?> constructor = host.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (NoSuchMethodException | InvocationTargetException e) {
      return null;
    }
  }
}
