package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.types.TypeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes a list of the flat layout from a group of fields, at least one of which belongs to it. */
final class FlatListParser {

  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;
  private final Problems problems;

  FlatListParser(HostContext context, FieldGroup group) {
    this.rules = new LinkFieldRules(context);
    this.context = context;
    this.group = group;
    this.problems = context.problems;
  }

  @Nullable ListModel parse(
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
    return new ListModel.Flat(
        context.declaration(group),
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
        problems.add(
            DiagnosticId.FlatLinkAmbiguous,
            field.element(),
            "it is not clear which neighbour in list \"%s\" field %s refers to; let the name of"
                    .formatted(group.name(), field.name())
                + " exactly one field contain prev, and of exactly one other next.");
      } else if (!isPrevious && !isNext) {
        isClear = false;
        problems.add(
            DiagnosticId.FlatLinkAmbiguous,
            field.element(),
            "the name of field %s contains neither prev nor next, so its neighbour in list \"%s\""
                    .formatted(field.name(), group.name())
                + " is unknown; let it contain prev or next.");
      }
    }
    return isClear;
  }

  private void checkComplete(boolean hasPrevious, boolean hasNext) {
    if (!hasPrevious || !hasNext) {
      String missing = hasPrevious ? "next" : hasNext ? "prev" : "prev and next";
      problems.add(
          DiagnosticId.FlatLinkIncomplete,
          group.first().element(),
          "list \"%s\" has no field %s; declare the missing part with the type %s and annotate it"
                  .formatted(group.name(), missing, rules.hostType())
              + " with the same name"
              + (hasPrevious || hasNext
                  ? "."
                  : ", or, for an array list, an int field for the index."));
    }
  }

  private void checkListField(
      List<AnnotatedField> listFields, List<AnnotatedField> others, boolean oneIsUnresolved) {
    String listType = rules.generatedType(group);
    if (listFields.size() > 1) {
      for (AnnotatedField listField : listFields) {
        problems.add(
            DiagnosticId.FlatLinkAmbiguous,
            listField.element(),
            "list \"%s\" has %d list fields; keep one.".formatted(group.name(), listFields.size()));
      }
    }
    List<AnnotatedField> misdeclared = new ArrayList<>(named(others, "prev"));
    misdeclared.addAll(named(others, "next"));
    for (AnnotatedField other : others) {
      String written =
          "field %s of list \"%s\" has the type %s,"
              .formatted(other.name(), group.name(), TypeText.of(other.type()));
      if (misdeclared.contains(other)) {
        problems.add(
            DiagnosticId.IntrusiveLinkFieldType,
            other.element(),
            written
                + " but the neighbours of an element are elements, too; declare it as %s."
                    .formatted(rules.hostType()));
      } else {
        problems.add(
            DiagnosticId.ListFieldType,
            other.element(),
            written
                + " which is neither the host nor the generated list; if it is the list field,"
                + " declare it as %s.".formatted(listType));
      }
    }
    if (listFields.isEmpty() && others.size() == misdeclared.size() && !oneIsUnresolved) {
      problems.add(
          DiagnosticId.ListFieldMissing,
          group.first().element(),
          "list \"%s\" has no list field, so an element would not know its list; declare"
                  .formatted(group.name())
              + " a field of type %s and annotate it with the same name.".formatted(listType));
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
