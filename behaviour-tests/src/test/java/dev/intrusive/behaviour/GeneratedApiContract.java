package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The shape of generated classes. */
public abstract class GeneratedApiContract<E> extends ListContract<E> {

  private final Class<?> listClass = list.getClass();
  private final Class<?> linksClass;
  private final Class<?> hostClass;

  /** Creates the lists. */
  protected GeneratedApiContract(ListFixture<E> fixture) {
    super(fixture);
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
    String name = fixture.listName();
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
  void list_oneConstructor() {
    Constructor<?>[] constructors = listClass.getDeclaredConstructors();
    assertEquals(1, constructors.length);
    assertEquals(0, constructors[0].getParameterCount());
    assertTrue(Modifier.isPublic(constructors[0].getModifiers()));
  }

  @Test
  void list_isListOfTheHost() {
    assertTrue(IntrusiveList.class.isAssignableFrom(listClass));
    Type superclass = listClass.getGenericSuperclass();
    Type element = ((ParameterizedType) superclass).getActualTypeArguments()[0];
    assertEquals(
        hostClass, element instanceof ParameterizedType generic ? generic.getRawType() : element);
  }

  @Test
  void list_genericAsTheHost() {
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
    Set<String> expected =
        Set.of(
            "in" + name,
            fixture.listName() + "Of",
            "nextIn" + name,
            "previousIn" + name,
            "unlinkFrom" + name,
            "unlinkAll",
            "isLinked",
            "describe");
    Set<String> found =
        Arrays.stream(linksClass.getDeclaredMethods())
            .filter(method -> !method.isSynthetic())
            .filter(GeneratedApiContract::isAccessor)
            .map(Method::getName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(found.containsAll(expected), found::toString);
  }

  private static boolean isAccessor(Method method) {
    int both = Modifier.PUBLIC | Modifier.STATIC;
    return (method.getModifiers() & both) == both && method.getParameterCount() == 1;
  }

  @Test
  void links_returnGeneratedList() throws NoSuchMethodException {
    Method listOf = linksClass.getDeclaredMethod(fixture.listName() + "Of", hostClass);
    assertSame(listClass, listOf.getReturnType());
  }

  /** A list adds no public member to what its supertypes promise. */
  @Test
  void list_noFurtherPublicMethods() {
    Set<String> promised =
        Arrays.stream(IntrusiveList.class.getMethods())
            .map(Method::getName)
            .collect(Collectors.toSet());
    for (Method method : listClass.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        assertTrue(promised.contains(method.getName()), method.getName());
      }
    }
  }
}
