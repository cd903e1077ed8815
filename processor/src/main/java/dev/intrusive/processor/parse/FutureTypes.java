package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.parse.SourceNames.Imports;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Finds what types will be once the classes of this round exist, by the rules of the language. A
 * class that is imported by itself goes before one of the package, and that before one that is
 * imported on demand or stands in {@code java.lang}.
 */
final class FutureTypes {

  private final Symbols symbols;
  private final ExpectedTypes expected;

  FutureTypes(Symbols symbols, ExpectedTypes expected) {
    this.symbols = symbols;
    this.expected = expected;
  }

  /**
   * Finds the class of this round that a type will be.
   *
   * @param type the type, which may be unresolved, or resolved to what the class will hide
   * @param written how it is written
   * @param place where it is written
   * @return the class, or null if the type is not one of this round
   */
  @Nullable ClassName of(TypeMirror type, WrittenType written, Element place) {
    if (type.getKind() == TypeKind.ERROR) {
      return named(written, place);
    }
    TypeElement found = Symbols.declaration(type);
    return found != null
            && found.getEnclosingElement() instanceof PackageElement
            && !symbols.isSamePackage(found, place)
            && isHidden(found, written, place)
        ? named(written, place)
        : null;
  }

  /** Whether a class of this round will hide another class where a simple name is written. */
  private boolean isHidden(TypeElement found, WrittenType written, Element place) {
    if (!found.getSimpleName().contentEquals(written.name())) {
      return false;
    }
    String packageName = symbols.packageOf(place).getQualifiedName().toString();
    ClassName future = ClassName.get(packageName, written.name());
    return expected.includes(future) && announce(future, place);
  }

  /**
   * Lets Eclipse's compiler know that a class will exist, if it does not yet. To announce a class
   * that exists would hide it.
   *
   * @return whether the class does not exist yet
   */
  boolean announce(ClassName future, Element place) {
    if (symbols.find(place, future.canonicalName()) != null) {
      return false;
    }
    EclipseSyntax.announce(place, future);
    return true;
  }

  /** The class of this round that a name stands for, or null. */
  @Nullable ClassName named(WrittenType written, Element place) {
    if (written.enclosing() != null) {
      return null;
    }
    List<ClassName> candidates = expected.named(written.simpleName());
    if (candidates.isEmpty() || written.name().indexOf('.') >= 0) {
      return withName(candidates, written.name());
    }
    if (symbols.visibleAs(written.name(), place) != null) {
      return null;
    }
    Imports imports = symbols.sourceNames.importsOf(place);
    String imported = imports == null ? null : imports.named(written.name());
    if (imported != null) {
      ClassName named = withName(candidates, imported);
      if (named != null || symbols.find(place, imported) != null) {
        return named;
      }
      // Compilers report such an import, as one of before a class was moved, and go on without it.
    }
    String packageName = symbols.packageOf(place).getQualifiedName().toString();
    ClassName own = inPackage(candidates, packageName);
    if (own != null) {
      return own;
    }
    List<ClassName> onDemand =
        imports == null
            ? candidates
            : imports.onDemand().stream()
                .map(each -> inPackage(candidates, each))
                .filter(Objects::nonNull)
                .toList();
    return onDemand.size() == 1 ? onDemand.get(0) : null;
  }

  /** The type parameters of a class of this round. */
  List<? extends TypeParameterElement> parametersOf(ClassName future) {
    return expected.parametersOf(future);
  }

  /** Whether a class of this round may be written with so many type arguments, raw with none. */
  boolean mayHave(ClassName future, int arguments) {
    return expected.mayHave(future, arguments);
  }

  /** The class of the runtime that a class of this round extends, directly or not, or null. */
  @Nullable String baseOf(ClassName future) {
    return expected.baseOf(future);
  }

  /** An existing class that a name stands for, or null. */
  @Nullable TypeElement existing(String name, Element place) {
    int dot = name.lastIndexOf('.');
    if (dot < 0) {
      return ofSimpleName(name, place);
    }
    TypeElement qualified = symbols.find(place, name);
    TypeElement outer = qualified == null ? existing(name.substring(0, dot), place) : null;
    return outer == null ? qualified : symbols.memberNamed(name.substring(dot + 1), outer);
  }

  private @Nullable TypeElement ofSimpleName(String name, Element place) {
    TypeElement member = symbols.visibleAs(name, place);
    if (member != null) {
      return member;
    }
    Imports imports = symbols.sourceNames.importsOf(place);
    String imported = imports == null ? null : imports.named(name);
    if (imported != null) {
      return symbols.find(place, imported);
    }
    String packageName = symbols.packageOf(place).getQualifiedName().toString();
    TypeElement own = symbols.find(place, packageName.isEmpty() ? name : packageName + "." + name);
    // A class may have the name of the package.
    if (own != null && own.getEnclosingElement() instanceof PackageElement) {
      return own;
    }
    Stream<String> onDemand = imports == null ? Stream.of() : imports.onDemand().stream();
    return Stream.concat(onDemand, Stream.of("java.lang"))
        .map(each -> symbols.find(place, each + "." + name))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable ClassName withName(List<ClassName> candidates, String qualifiedName) {
    return candidates.stream()
        .filter(candidate -> candidate.canonicalName().equals(qualifiedName))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable ClassName inPackage(List<ClassName> candidates, String packageName) {
    return candidates.stream()
        .filter(candidate -> candidate.packageName().equals(packageName))
        .findFirst()
        .orElse(null);
  }
}
