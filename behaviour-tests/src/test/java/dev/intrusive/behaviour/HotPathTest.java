package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.intrusive.IntrusiveList;
import dev.intrusive.NodeList;
import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.generated.IndexedList;
import dev.intrusive.generated.IntrusiveGenerated;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The hot operations of generated lists call nothing that must be dispatched: what they call, and
 * what that calls, is private, static, final or in a final class. So they cost the same however
 * many list types a program has.
 */
@Tag("long")
class HotPathTest {

  private static final Set<String> HOT =
      Set.of(
          "add",
          "addFirst",
          "addLast",
          "contains",
          "remove",
          "next",
          "previous",
          "insertBefore",
          "insertAfter",
          "erase",
          "moveToFirst",
          "moveToLast",
          "moveBefore",
          "moveAfter",
          "peekFirst",
          "peekLast",
          "pollFirst",
          "pollLast",
          "clear");

  /** The base classes of the layouts; the flat one, with the most general, comes last. */
  private static final List<Class<?>> LAYOUTS =
      List.of(NodeList.class, ArrayBackedList.class, IndexedList.class, IntrusiveList.class);

  /**
   * They make the exceptions of refused operations, record a change during a pass, find a log for
   * the first one and put it away after the last, or give elements of an array other slots.
   */
  private static final Set<String> COLD =
      Set.of("cannotLink", "notHere", "refusal", "twoThreads", "compact", "indexOf");

  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPackages("dev.intrusive");

  @Test
  void hotOperations_callNothingVirtual() {
    Set<String> dispatched = new TreeSet<>();
    Map<String, Integer> lists = new TreeMap<>();
    for (JavaClass list : CLASSES) {
      if (isGeneratedList(list)) {
        lists.merge(layoutOf(list), 1, Integer::sum);
        for (JavaCodeUnit method : list.getCodeUnits()) {
          if (HOT.contains(method.getName()) && !isBridge(method)) {
            collect(method, list, new HashSet<>(), dispatched);
          }
        }
      }
    }
    for (Class<?> layout : LAYOUTS) {
      int count = lists.getOrDefault(layout.getSimpleName(), 0);
      assertTrue(count >= 4, () -> "only " + lists + " generated lists");
    }
    assertEquals(Set.of(), dispatched);
  }

  @Test
  void search_findsVirtualCalls() {
    Set<String> dispatched = new TreeSet<>();
    JavaClass list = CLASSES.get(IntrusiveList.class);
    collect(list.getMethod("reverse"), list, new HashSet<>(), dispatched);
    assertTrue(
        dispatched.containsAll(
            List.of("IntrusiveList.reverse -> peekFirst", "IntrusiveList.reverse -> nextOf")),
        dispatched::toString);
  }

  private static void collect(
      JavaCodeUnit caller, JavaClass list, Set<String> seen, Set<String> dispatched) {
    if (!seen.add(caller.getFullName())) {
      return;
    }
    for (JavaMethodCall call : caller.getMethodCallsFromSelf()) {
      JavaClass owner = call.getTargetOwner();
      if (!owner.getPackageName().startsWith("dev.intrusive") || COLD.contains(call.getName())) {
        continue;
      }
      Optional<? extends JavaMember> target = call.getTarget().resolveMember();
      boolean isFixed =
          owner.getModifiers().contains(JavaModifier.FINAL)
              || target.map(JavaMember::getModifiers).filter(HotPathTest::isFixed).isPresent();
      if (!isFixed) {
        dispatched.add(
            caller.getOwner().getSimpleName() + "." + caller.getName() + " -> " + call.getName());
      } else if (target.isPresent() && target.get() instanceof JavaCodeUnit callee) {
        collect(callee, list, seen, dispatched);
      }
    }
  }

  private static String layoutOf(JavaClass list) {
    return LAYOUTS.stream()
        .filter(list::isAssignableTo)
        .map(Class::getSimpleName)
        .findFirst()
        .orElse("none");
  }

  private static boolean isGeneratedList(JavaClass candidate) {
    return candidate.isAnnotatedWith(IntrusiveGenerated.class)
        && candidate.isAssignableTo(IntrusiveList.class);
  }

  private static boolean isBridge(JavaCodeUnit method) {
    return method.getModifiers().contains(JavaModifier.BRIDGE);
  }

  private static boolean isFixed(Set<JavaModifier> modifiers) {
    return !Collections.disjoint(
        modifiers, EnumSet.of(JavaModifier.FINAL, JavaModifier.STATIC, JavaModifier.PRIVATE));
  }
}
