package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.pool.ObjectPool;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The shape of generated classes. */
@EveryHost
final class GeneratedApiTest<E> extends ListContract<E> {

  private final Class<?> listClass = list.getClass();
  private final Class<?> linksClass;
  private final Class<?> hostClass;

  GeneratedApiTest(Host host) {
    super(host);
    assumeTrue(fixture.isGenerated(), "the list is written by hand");
    linksClass = fixture.linksClass();
    hostClass = parameterOf("moveToFirst");
  }

  /** The type of the elements as the list class declares it. */
  private Class<?> parameterOf(String method) {
    return Arrays.stream(listClass.getDeclaredMethods())
        .filter(each -> each.getName().equals(method) && !each.isBridge())
        .map(each -> each.getParameterTypes()[0])
        .findFirst()
        .orElseThrow();
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> enclosing = type.getEnclosingClass();
    return Modifier.isPublic(type.getModifiers()) && (enclosing == null || isPublic(enclosing));
  }

  private static String qualifiedName(Class<?> type) {
    Class<?> enclosing = type.getEnclosingClass();
    return enclosing == null
        ? type.getSimpleName()
        : qualifiedName(enclosing) + "_" + type.getSimpleName();
  }

  private String capitalisedName() {
    String name = fixture.linkName();
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  @Test
  void classes_namesAndPackage() {
    assertEquals(qualifiedName(hostClass) + capitalisedName(), listClass.getSimpleName());
    assertEquals(qualifiedName(hostClass) + "Links", linksClass.getSimpleName());
    assertSame(hostClass.getPackage(), listClass.getPackage());
    assertSame(hostClass.getPackage(), linksClass.getPackage());
  }

  @Test
  void classes_finalAndAsVisibleAsTheHost() {
    for (Class<?> generated : Set.of(listClass, linksClass)) {
      assertTrue(Modifier.isFinal(generated.getModifiers()), generated.getName());
      assertEquals(isPublic(hostClass), isPublic(generated), generated.getName());
    }
  }

  @Test
  void list_constructors() {
    Set<List<Class<?>>> expected = new HashSet<>();
    List<Class<?>> parameters = new ArrayList<>();
    if (fixture.isIndexed()) {
      parameters.add(ObjectPool.class);
    }
    owner().ifPresent(owner -> parameters.add(owner.getReturnType()));
    expected.add(List.copyOf(parameters));
    if (ArrayBackedList.class.isAssignableFrom(listClass)) {
      parameters.add(int.class);
      expected.add(parameters);
    }
    Set<List<Class<?>>> actual = new HashSet<>();
    for (Constructor<?> constructor : listClass.getDeclaredConstructors()) {
      assertTrue(Modifier.isPublic(constructor.getModifiers()));
      actual.add(List.of(constructor.getParameterTypes()));
      if (fixture.isIndexed()) {
        assertTakesPool(constructor.getGenericParameterTypes()[0]);
      }
    }
    assertEquals(expected, actual);
  }

  /** The method that returns what the list belongs to, if it belongs to anything. */
  private Optional<Method> owner() {
    return Arrays.stream(listClass.getDeclaredMethods())
        .filter(method -> method.getName().equals("owner"))
        .findAny();
  }

  /** A pool of a subclass must fit, too. */
  private void assertTakesPool(Type parameter) {
    ParameterizedType pool = (ParameterizedType) parameter;
    assertSame(ObjectPool.class, pool.getRawType());
    Type bound = ((WildcardType) pool.getActualTypeArguments()[0]).getUpperBounds()[0];
    assertSame(
        hostClass, bound instanceof ParameterizedType generic ? generic.getRawType() : bound);
  }

  @Test
  void list_isListOfTheHost() {
    assertTrue(IntrusiveList.class.isAssignableFrom(listClass));
    Type element = elementType();
    assertEquals(
        hostClass, element instanceof ParameterizedType generic ? generic.getRawType() : element);
  }

  private Type elementType() {
    Type superclass = listClass.getGenericSuperclass();
    return ((ParameterizedType) superclass).getActualTypeArguments()[0];
  }

  @Test
  void list_genericAsTheHost() {
    if (elementType() instanceof ParameterizedType generic
        && generic.getActualTypeArguments()[0] instanceof WildcardType) {
      assertEquals(0, listClass.getTypeParameters().length);
      return;
    }
    assertEquals(
        Arrays.toString(hostClass.getTypeParameters()),
        Arrays.toString(listClass.getTypeParameters()));
    for (int i = 0; i < hostClass.getTypeParameters().length; i++) {
      assertEquals(
          Arrays.toString(hostClass.getTypeParameters()[i].getBounds()),
          Arrays.toString(listClass.getTypeParameters()[i].getBounds()));
    }
  }

  @Test
  void links_noInstances() {
    Constructor<?>[] constructors = linksClass.getDeclaredConstructors();
    assertEquals(1, constructors.length);
    assertTrue(Modifier.isPrivate(constructors[0].getModifiers()));
  }

  @Test
  void links_publicStaticAccessors() {
    String name = capitalisedName();
    for (String accessor :
        List.of(
            "in" + name,
            fixture.linkName() + "Of",
            "nextIn" + name,
            "previousIn" + name,
            "unlinkFrom" + name)) {
      assertAccessor(accessor, fixture.isIndexed());
    }
    for (String accessor : List.of("unlinkAll", "isLinked", "describe")) {
      assertPublicStatic(accessor, fixture.hasIndexedLists());
    }
  }

  private void assertAccessor(String name, boolean takesPool) {
    Method accessor = assertPublicStatic(name, takesPool);
    if (takesPool) {
      assertTakesPool(accessor.getGenericParameterTypes()[0]);
    }
  }

  private Method assertPublicStatic(String name, boolean takesPool) {
    Method accessor = accessor(name, takesPool);
    int both = Modifier.PUBLIC | Modifier.STATIC;
    assertEquals(both, accessor.getModifiers() & both, name);
    return accessor;
  }

  private Method accessor(String name, boolean takesPool) {
    try {
      return takesPool
          ? linksClass.getDeclaredMethod(name, ObjectPool.class, hostClass)
          : linksClass.getDeclaredMethod(name, hostClass);
    } catch (NoSuchMethodException e) {
      throw new AssertionError("no accessor " + name, e);
    }
  }

  @Test
  void links_returnGeneratedList() {
    Method listOf = accessor(fixture.linkName() + "Of", fixture.isIndexed());
    assertSame(listClass, listOf.getReturnType());
  }

  /** A list adds no public member to what its supertypes promise, but for its owner. */
  @Test
  void list_noFurtherPublicMethods() {
    Set<String> promised =
        Arrays.stream(IntrusiveList.class.getMethods())
            .map(Method::getName)
            .collect(Collectors.toCollection(HashSet::new));
    owner().ifPresent(owner -> promised.add(owner.getName()));
    for (Method method : listClass.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        assertTrue(promised.contains(method.getName()), method.getName());
      }
    }
  }
}
