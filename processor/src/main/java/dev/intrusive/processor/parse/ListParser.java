package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.model.StructureModel.Layout;
import dev.intrusive.processor.parse.FieldRoles.Role;
import dev.intrusive.processor.types.Lombok;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Recognises the layout of a group of fields and makes the list of it. */
final class ListParser {

  private final HostContext context;
  private final LinkFieldRules rules;

  ListParser(HostContext context) {
    this.context = context;
    this.rules = new LinkFieldRules(context);
  }

  /** Returns the list, or null if the group has problems or is not known well enough. */
  @Nullable StructureModel parse(FieldGroup group) {
    FieldRoles roles = new FieldRoles(context, group);
    List<AnnotatedField> neighbours = roles.of(Role.NEIGHBOUR);
    List<AnnotatedField> listFields = roles.of(Role.HOLDER);
    List<AnnotatedField> slots = roles.of(Role.INT);
    List<AnnotatedField> others = new ArrayList<>(roles.of(Role.OTHER));
    boolean isUnresolved = roles.has(Role.UNRESOLVED);
    StructureModel list = null;
    if (roles.has(Role.LINK)) {
      list = parseNode(group, roles.of(Role.LINK));
    } else if (isArray(neighbours, listFields, slots, others)) {
      list = parseArray(group, roles);
    } else if (neighbours.isEmpty() && listFields.isEmpty()) {
      // Beside a type that does not exist it is not known what the others are for.
      if (!isUnresolved) {
        others.forEach(this::reportUnsupported);
      }
      list = slots.isEmpty() || isUnresolved ? null : parseIndexed(group, slots);
    } else {
      if (slots.stream().anyMatch(AnnotatedField::isPoolSlot)) {
        context.reportAnnotations(Rule.NameOfTwoLayouts, group, group.name(), context.host);
        if (neighbours.isEmpty()) {
          return null;
        }
      } else {
        others.addAll(slots);
      }
      list = new FlatListParser(context, group).parse(neighbours, listFields, others, isUnresolved);
    }
    return !isUnresolved && group.fields().stream().noneMatch(AnnotatedField::hasUnknownOwner)
        ? list
        : context.stub(group);
  }

  /** Whether a group is an index and a list field, or would be if one had another type. */
  private static boolean isArray(
      List<AnnotatedField> neighbours,
      List<AnnotatedField> listFields,
      List<AnnotatedField> slots,
      List<AnnotatedField> others) {
    if (!neighbours.isEmpty() || slots.stream().anyMatch(AnnotatedField::isPoolSlot)) {
      return false;
    }
    boolean namesNeighbour = others.stream().anyMatch(FlatListParser::namesNeighbour);
    return listFields.isEmpty()
        ? !slots.isEmpty() && !others.isEmpty()
        : !slots.isEmpty() || (!others.isEmpty() && !namesNeighbour);
  }

  private @Nullable StructureModel parseArray(FieldGroup group, FieldRoles roles) {
    for (AnnotatedField index : roles.of(Role.INT)) {
      List<String> names = index.knownNames();
      if (names.size() > 1 && names.get(0).equals(group.name())) {
        context.reportAnnotation(Rule.IndexInSeveral, index, index.name(), names.size());
      }
    }
    FieldPair pair = FieldPair.of(context, group, roles);
    return pair == null
        ? null
        : context.structure(group, Layout.ARRAY, null, pair.used(), pair.holder());
  }

  private StructureModel parseNode(FieldGroup group, List<AnnotatedField> links) {
    if (group.fields().size() > 1) {
      context.reportAnnotations(Rule.NameOfTwoLinks, group, group.name(), group.fields().size());
    }
    return context.structure(group, Layout.NODE, null, links.get(0).name());
  }

  private StructureModel parseIndexed(FieldGroup group, List<AnnotatedField> slots) {
    for (AnnotatedField slot : slots) {
      if (!slot.isPoolSlot()) {
        context.report(
            Rule.IndexedLinkWithoutPoolSlot, slot.element(), slot.name(), rules.hostType());
      }
    }
    return context.structure(group, Layout.INDEXED, null, slots.get(0).name());
  }

  /** Checks a field that is a link, whatever its names are. */
  void checkLink(AnnotatedField field) {
    if (field.kind() != StructureKind.LIST
        || field.element().getKind() != ElementKind.FIELD
        || !Mirrors.isDeclared(field.type(), Names.LINK)) {
      return;
    }
    if (TypeReach.isUnresolved(field.type())) {
      context.unknown.add(HostPart.FIELDS);
      return;
    }
    if (!Lombok.modifiersOf(field.element()).contains(Modifier.FINAL)) {
      context.report(Rule.IntrusiveLinkNotFinal, field.element(), field.name());
    }
    checkArgument(field);
  }

  private void checkArgument(AnnotatedField link) {
    List<? extends TypeMirror> arguments = Mirrors.arguments(link.type());
    boolean isGeneric = !context.host.getTypeParameters().isEmpty();
    boolean isWildcard = isGeneric && link.isDeclaredWildcard();
    boolean fits =
        link.isWildcardLink(context.host)
            || (!isWildcard
                && !arguments.isEmpty()
                && Mirrors.isSelfType(arguments.get(0), context.host));
    if (!fits) {
      String alternative =
          isGeneric && !isWildcard
              ? ", or as Link<%s> for elements of all type arguments"
                  .formatted(rules.hostTypeOfAll())
              : "";
      context.report(
          Rule.IntrusiveLinkTypeArgument,
          link.element(),
          link.name(),
          link.type(),
          isWildcard ? rules.hostTypeOfAll() : rules.hostType(),
          alternative + (arguments.isEmpty() ? "." : elsewhere(link, arguments.get(0))));
    }
  }

  /** The remedy for a link that was put into the class with the list. */
  private String elsewhere(AnnotatedField link, TypeMirror argument) {
    TypeElement other = Mirrors.declaration(argument);
    if (other == null
        || other.getKind() != ElementKind.CLASS
        || other.equals(context.host)
        || other.getQualifiedName().toString().startsWith("java.")) {
      return ".";
    }
    return "; or, if %s objects are the elements, move field %s to %1$s."
        .formatted(other.getSimpleName(), link.name());
  }

  private void reportUnsupported(AnnotatedField field) {
    context.report(
        Rule.IntrusiveLinkFieldType,
        field.element(),
        field.name(),
        field.type(),
        context.host.asType());
  }
}
