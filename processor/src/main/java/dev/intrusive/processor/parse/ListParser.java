package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Recognises the layout of a group of fields and makes the list of it. */
final class ListParser {

  /** What a field can be for, by its type alone. */
  private enum Role {
    LINK,
    NEIGHBOUR,
    LIST_FIELD,
    SLOT,
    UNRESOLVED,
    OTHER
  }

  private final Symbols symbols;
  private final HostContext context;
  private final LinkFieldRules rules;

  ListParser(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    this.context = context;
    this.rules = new LinkFieldRules(symbols, context);
  }

  /** Returns the list, or null if the group has problems or is not known well enough. */
  @Nullable ListModel parse(FieldGroup group) {
    Map<Role, List<AnnotatedField>> byRole =
        group.fields().stream().collect(Collectors.groupingBy(field -> roleOf(group, field)));
    List<AnnotatedField> links = byRole.getOrDefault(Role.LINK, List.of());
    List<AnnotatedField> neighbours = byRole.getOrDefault(Role.NEIGHBOUR, List.of());
    List<AnnotatedField> listFields = byRole.getOrDefault(Role.LIST_FIELD, List.of());
    List<AnnotatedField> slots = byRole.getOrDefault(Role.SLOT, List.of());
    List<AnnotatedField> unresolved = byRole.getOrDefault(Role.UNRESOLVED, List.of());
    List<AnnotatedField> others = new ArrayList<>(byRole.getOrDefault(Role.OTHER, List.of()));
    if (!unresolved.isEmpty()) {
      context.unknown.add(HostPart.FIELDS);
    }
    ListModel list = null;
    if (!links.isEmpty()) {
      list = parseNode(group, links);
    } else if (isArray(neighbours, listFields, slots, others)
        || isArrayWithHiddenList(group, slots)) {
      list = new ArrayListParser(symbols, context, group).parse(slots, listFields, others);
    } else if (neighbours.isEmpty() && listFields.isEmpty()) {
      others.forEach(this::reportUnsupported);
      list = slots.isEmpty() ? null : new IndexedListParser(symbols, context, group).parse(slots);
    } else {
      if (slots.stream().anyMatch(AnnotatedField::isPoolSlot)) {
        new IndexedListParser(symbols, context, group).reportTwoLayouts();
        if (neighbours.isEmpty()) {
          return null;
        }
      } else {
        others.addAll(slots);
      }
      list =
          new FlatListParser(symbols, context, group)
              .parse(neighbours, listFields, others, !unresolved.isEmpty());
    }
    return unresolved.isEmpty()
        ? list
        : new ListModel.StandIn(
            group.name(), group.generatedClass(context.hostClass), context.isPublic(group));
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

  /** Whether a group is an index, and a list field that the compiler leaves out. */
  private boolean isArrayWithHiddenList(FieldGroup group, List<AnnotatedField> slots) {
    return slots.size() == group.fields().size()
        && slots.stream().noneMatch(AnnotatedField::isPoolSlot)
        && rules.hiddenFieldOf(group) != null;
  }

  private Role roleOf(FieldGroup group, AnnotatedField field) {
    if (rules.isUnknown(field)) {
      return Role.UNRESOLVED;
    }
    if (rules.isOfGeneratedClass(group, field)) {
      return Role.LIST_FIELD;
    }
    if (TypeReach.isUnresolved(field.type())) {
      return Role.OTHER;
    }
    if (field.isIndexed()) {
      return Role.SLOT;
    }
    if (Symbols.isDeclared(field.type(), Symbols.LINK)) {
      return Role.LINK;
    }
    return rules.isOfHost(field) ? Role.NEIGHBOUR : Role.OTHER;
  }

  private @Nullable ListModel parseNode(FieldGroup group, List<AnnotatedField> links) {
    if (group.fields().size() > 1) {
      for (AnnotatedField field : group.fields()) {
        context.problems.add(
            DiagnosticId.ListNameDuplicate,
            field.element(),
            field.annotation(),
            "list name \"%s\" stands on %d fields, but one Link is all that a list needs; give each"
                    .formatted(group.name(), group.fields().size())
                + " list a name of its own.");
      }
    }
    return new ListModel.Node(
        group.name(),
        group.generatedClass(context.hostClass),
        context.isPublic(group),
        links.get(0).name());
  }

  /** Checks a field that is a link, whatever its names are. */
  void checkLink(AnnotatedField field) {
    if (field.kind() != StructureKind.LIST
        || field.element().getKind() != ElementKind.FIELD
        || !Symbols.isDeclared(field.type(), Symbols.LINK)
        || TypeReach.isUnresolved(field.type())) {
      return;
    }
    if (!FieldRules.has(field, Modifier.FINAL)) {
      context.problems.add(
          DiagnosticId.IntrusiveLinkNotFinal,
          field.element(),
          "link %s is not final, but a linked element must keep its link; make it final."
              .formatted(field.name()));
    }
    checkArgument(field);
  }

  private void checkArgument(AnnotatedField link) {
    List<? extends TypeMirror> arguments = Symbols.arguments(link.type());
    if (arguments.isEmpty() || !Symbols.isSelfType(arguments.get(0), context.host)) {
      context.problems.add(
          DiagnosticId.IntrusiveLinkTypeArgument,
          link.element(),
          "link %s has the type %s, but it links elements of type %s; declare it as Link<%3$s>"
                  .formatted(
                      link.name(),
                      symbols.sourceNames.simple(link),
                      SourceNames.simple(context.host.asType()))
              + (arguments.isEmpty() ? "." : elsewhere(link, arguments.get(0))));
    }
  }

  /** The remedy for a link that was put into the class with the list. */
  private String elsewhere(AnnotatedField link, TypeMirror argument) {
    TypeElement other = Symbols.declaration(argument);
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
    context.problems.add(
        DiagnosticId.IntrusiveLinkFieldType,
        field.element(),
        "field %s of type %s cannot hold a link; declare it as final Link<%s>, or declare two fields"
                .formatted(
                    field.name(),
                    symbols.sourceNames.simple(field),
                    SourceNames.simple(context.host.asType()))
            + " of type %s, one named prev and one next, and a list field of the generated list"
                .formatted(SourceNames.simple(context.host.asType()))
            + " type, or an int field and a list field, or, in a pooled class, annotate the"
            + " @PoolSlot field instead.");
  }
}
