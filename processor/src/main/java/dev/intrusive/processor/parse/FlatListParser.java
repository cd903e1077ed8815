package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.model.StructureModel.Layout;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes a list of the flat layout from a group of fields, at least one of which belongs to it. */
final class FlatListParser {

  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;

  FlatListParser(HostContext context, FieldGroup group) {
    this.rules = new LinkFieldRules(context);
    this.context = context;
    this.group = group;
  }

  @Nullable StructureModel parse(
      List<AnnotatedField> neighbours,
      List<AnnotatedField> listFields,
      List<AnnotatedField> others,
      boolean oneIsUnresolved) {
    List<AnnotatedField> previous = named(neighbours, "prev");
    List<AnnotatedField> next = named(neighbours, "next");
    boolean isClear = checkNames(neighbours, previous, next);
    if (isClear && !oneIsUnresolved) {
      checkComplete(
          !previous.isEmpty() || !named(others, "prev").isEmpty(),
          !next.isEmpty() || !named(others, "next").isEmpty());
    }

    checkListField(listFields, others, oneIsUnresolved);
    rules.requireAssignable(group.fields());
    rules.requireElements(group, neighbours);
    rules.requireHolders(group, listFields);
    if (previous.isEmpty() || next.isEmpty() || listFields.isEmpty()) {
      return null;
    }
    return context.structure(
        group,
        Layout.FLAT,
        null,
        previous.get(0).name(),
        next.get(0).name(),
        listFields.get(0).name());
  }

  /** Checks that the names distinguish the neighbours, and returns whether they do. */
  private boolean checkNames(
      List<AnnotatedField> neighbours, List<AnnotatedField> previous, List<AnnotatedField> next) {
    boolean isClear = true;
    for (AnnotatedField field : neighbours) {
      boolean isPrevious = previous.contains(field);
      boolean isNext = next.contains(field);
      if ((isPrevious && (isNext || previous.size() > 1)) || (isNext && next.size() > 1)) {
        isClear = false;
        context.report(Rule.FlatLinkAmbiguous, field.element(), group.name(), field.name());
      } else if (!isPrevious && !isNext) {
        isClear = false;
        context.report(Rule.NeighbourName, field.element(), field.name(), group.name());
      }
    }
    return isClear;
  }

  private void checkComplete(boolean hasPrevious, boolean hasNext) {
    if (!hasPrevious || !hasNext) {
      String missing = hasPrevious ? "next" : hasNext ? "prev" : "prev and next";
      context.report(
          Rule.FlatLinkIncomplete,
          group.first().element(),
          group.name(),
          missing,
          rules.hostType(),
          hasPrevious || hasNext ? "" : ", or, for an array list, an int field for the index");
    }
  }

  private void checkListField(
      List<AnnotatedField> listFields, List<AnnotatedField> others, boolean oneIsUnresolved) {
    String listType = rules.generatedType(group);
    if (listFields.size() > 1) {
      for (AnnotatedField listField : listFields) {
        context.report(
            Rule.SeveralListFields, listField.element(), group.name(), listFields.size());
      }
    }
    for (AnnotatedField other : others) {
      boolean isNeighbour = namesNeighbour(other);
      context.report(
          isNeighbour ? Rule.NeighbourType : Rule.ListFieldType,
          other.element(),
          other.name(),
          group.name(),
          other.type(),
          isNeighbour ? rules.hostType() : listType);
    }
    if (listFields.isEmpty()
        && others.stream().allMatch(FlatListParser::namesNeighbour)
        && !oneIsUnresolved) {
      context.report(Rule.ListFieldMissing, group.first().element(), group.name(), listType);
    }
  }

  /** Whether the name of a field is that of a neighbour. */
  static boolean namesNeighbour(AnnotatedField field) {
    return !named(List.of(field), "prev").isEmpty() || !named(List.of(field), "next").isEmpty();
  }

  private static List<AnnotatedField> named(List<AnnotatedField> fields, String part) {
    return fields.stream()
        .filter(field -> field.name().toLowerCase(Locale.ROOT).contains(part))
        .toList();
  }
}
