package dev.intrusive.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/** Writes a host class that is valid Java but, now and then, breaks the rules for hosts. */
final class RandomHost {

  private static final String[] CLASS_NAMES = {
    "Order",
    "Node",
    "Link",
    "Object",
    "List",
    "Deque",
    "Iterator",
    "Objects",
    "Override",
    "E",
    "Elements",
    "NodeList",
    "ArrayBackedList",
    "IndexedList",
    "IntrusiveList",
    "HostDescription",
    "Größe",
    "X",
    "Consumer",
    "Nullable",
    "SlotTable",
    "Class"
  };
  private static final String[] LIST_NAMES = {
    "mainList",
    "deadList",
    "record",
    "var",
    "yield",
    "größe",
    "x",
    "all",
    "inX",
    "xOf",
    "items",
    "index",
    "list",
    "module",
    "sealed",
    "i18n",
    "aB",
    "nextInX",
    "slot",
    "pools"
  };
  private static final String[] BAD_LIST_NAMES = {
    "", "Main", "a_b", "class", "links", "pool", "1st", "true", "a b", "$", "a.b", "mainlist"
  };
  private static final String[] FIELD_NAMES = {
    "mainLink",
    "element",
    "host",
    "list",
    "first",
    "last",
    "anchor",
    "link",
    "object",
    "left",
    "mark",
    "action",
    "before",
    "after",
    "size",
    "describe",
    "isLinked",
    "inX",
    "sentinel",
    "pool"
  };
  private static final String[] VARIABLES = {
    "K", "E", "Link", "String", "Object", "T", "Override", "ObjectPool"
  };
  private static final String[] BOUNDS = {
    "",
    "",
    " extends Number",
    " extends java.lang.Comparable<%s>",
    " extends Number & java.io.Closeable",
    " extends java.util.List<? super %s>",
    " extends java.util.Map<%s, ? extends Number[]>"
  };

  private static final String[] PARAMETERS = {
    "int",
    "long[]",
    "java.lang.String",
    "java.lang.Object",
    "java.util.List<? extends java.lang.Number[]>",
    "java.util.Map.Entry<java.lang.String, java.lang.Object>",
    "java.util.concurrent.TimeUnit",
    "java.lang.Throwable"
  };
  private static final String[] PARAMETER_NAMES = {
    "object", "failure", "time", "unit", "x", "slot", "claim", "record", "object_", "größe"
  };
  private static final String THROWN =
      " throws java.io.IOException, java.lang.InterruptedException";

  private final Random random;
  private final StringBuilder body = new StringBuilder();
  private final Set<String> usedFields = new LinkedHashSet<>();
  private int lists;
  private boolean isGeneric;

  private RandomHost(Random random) {
    this.random = random;
  }

  /** Makes a host in a package of its own. */
  static SourceFile create(int number, Random random) {
    return new RandomHost(random).write("fuzz.p" + number);
  }

  private SourceFile write(String packageName) {
    String name = pick(CLASS_NAMES);
    List<String> variables = variables(name);
    isGeneric = !variables.isEmpty();
    String declared = variables.isEmpty() ? "" : "<" + String.join(", ", bounded(variables)) + ">";
    String type = name + (variables.isEmpty() ? "" : "<" + String.join(", ", variables) + ">");
    int depth = random.nextInt(10) < 7 ? 0 : 1 + random.nextInt(2);
    String flatName = "Outer_".repeat(depth).replaceFirst("^Outer_Outer_", "Outer_Middle_") + name;
    boolean isPooled = random.nextInt(3) == 0;
    for (int i = (isPooled ? 0 : 1) + random.nextInt(3); i > 0; i--) {
      addList(flatName, type, variables);
    }
    if (isPooled || rarely()) {
      addPool(type, variables);
    }
    String kind =
        rarely() && variables.isEmpty() ? "enum" : rarely() ? pick("record", "interface") : "class";
    String head =
        switch (kind) {
          case "enum" -> "enum " + name + " { A, B;\n";
          case "record" -> "record " + name + declared + "(int number) {\n";
          case "interface" -> "interface " + name + declared + " {\n";
          default ->
              pick("", "", "final ", "abstract ")
                  + "class "
                  + name
                  + declared
                  + supertypes()
                  + " {\n";
        };
    // The Eclipse compiler shows no place for a record.
    String pooled =
        isPooled && !kind.equals("record")
            ? "@dev.intrusive.Pooled" + pick("", "(threadSafe = false)") + "\n"
            : "";
    String text =
        annotations() + pooled + (depth == 0 ? pick("", "public ") : nestedModifiers()) + head;
    String content = kind.equals("class") || kind.equals("enum") ? body.toString() : fieldsOf(kind);
    String main = depth == 0 ? name : "Outer";
    String opened =
        depth == 0
            ? ""
            : pick("", "public ")
                + "class Outer {\n"
                + (depth == 2 ? "static class Middle {\n" : "");
    return new SourceFile(
        packageName + "." + main,
        "package %s;\n%s%s%s}\n%s"
            .formatted(packageName, opened, text, content, "}\n".repeat(depth)));
  }

  private String fieldsOf(String kind) {
    String start = kind.equals("record") ? "static " : "";
    return "@dev.intrusive.IntrusiveLink(\"a\") " + start + "dev.intrusive.Link<?> a = null;\n";
  }

  private String annotations() {
    return pick("", "", "", "@Deprecated\n", "@Deprecated(forRemoval = true)\n");
  }

  private String nestedModifiers() {
    String access = rarely() ? "private " : pick("", "", "public ", "protected ");
    return access + (rarely() ? "" : "static ");
  }

  private String supertypes() {
    return rarely() ? pick(" implements Cloneable", " implements java.io.Serializable") : "";
  }

  private List<String> variables(String className) {
    Set<String> names = new LinkedHashSet<>();
    for (int i = random.nextInt(10) < 6 ? 0 : 1 + random.nextInt(2); i > 0; i--) {
      names.add(pick(VARIABLES));
    }
    names.remove(className);
    return new ArrayList<>(names);
  }

  private List<String> bounded(List<String> variables) {
    return variables.stream()
        .map(v -> v + pick(BOUNDS).formatted(variables.get(random.nextInt(variables.size()))))
        .toList();
  }

  private void addList(String hostName, String type, List<String> variables) {
    lists++;
    String listName = rarely() ? pick(BAD_LIST_NAMES) : pick(LIST_NAMES);
    String annotation = annotation("IntrusiveLink", listName);
    int kind = random.nextInt(6);
    if (kind == 0) {
      addFlatField(annotation("HeapLink", listName), "int", field("Index"));
      addFlatField(
          annotation("HeapLink", listName),
          generatedType(hostName, listName, variables),
          field("Heap"));
      addKey(listName, List.of("byte", "char", "int", "long", "float", "double"), 2);
      return;
    }
    if (kind == 1) {
      addFlatField(annotation("MapLink", listName), type, field("Next"));
      addFlatField(
          annotation("MapLink", listName),
          generatedType(hostName, listName, variables),
          field("Map"));
      List<String> types = new ArrayList<>(List.of("short", "int", "long", "double"));
      types.addAll(List.of("java.lang.String", "java.util.List<? super Integer[]>", "byte[]"));
      types.addAll(variables);
      addKey(listName, types, 20);
      return;
    }
    if (random.nextBoolean()) {
      String argument = rarely() ? pick("<?>", "<java.util.Date>", "") : "<" + type + ">";
      String modifiers = access() + (rarely() ? "" : "final ");
      body.append(annotation)
          .append(modifiers)
          .append(
              "dev.intrusive.Link%s %s = new dev.intrusive.Link<>();\n"
                  .formatted(argument, field("")));
      return;
    }
    String listType = generatedType(hostName, listName, variables);
    if (random.nextInt(3) == 0) {
      addFlatField(annotation, rarely() ? pick("long", type) : "int", field("Index"));
    } else {
      addFlatField(annotation, type, field("Prev"));
      addFlatField(annotation, type, field("Next"));
    }
    addFlatField(annotation, rarely() ? pick("int", "java.util.Date") : listType, field("Owner"));
  }

  private String annotation(String kind, String name) {
    String names = rarely() ? "{\"%s\", \"second\"}".formatted(name) : '"' + name + '"';
    String access = rarely() ? ", access = dev.intrusive.Access." + pick("PACKAGE", "AS_HOST") : "";
    String hash =
        kind.equals("MapLink") && rarely() ? ", hash = dev.intrusive.Hash.SEQUENTIAL" : "";
    return "@dev.intrusive.%s(value = %s%s%s) ".formatted(kind, names, access, hash);
  }

  private static String generatedType(String hostName, String name, List<String> variables) {
    String arguments = variables.isEmpty() ? "" : "<" + String.join(", ", variables) + ">";
    return hostName + capitalised(name.replaceAll("[^\\p{L}\\p{N}]", "")) + arguments;
  }

  /** Adds the key of a heap or map, unless it is the one in so many that lacks it. */
  private void addKey(String name, List<String> types, int oneIn) {
    if (random.nextInt(oneIn) == 0) {
      return;
    }
    String type = rarely() ? "boolean" : types.get(random.nextInt(types.size()));
    body.append("@dev.intrusive.IntrusiveKey(\"%s\") ".formatted(name)).append(access());
    if (random.nextBoolean()) {
      body.append("%s %s;\n".formatted(type, field("Key")));
    } else {
      body.append("%s %s() { throw new IllegalStateException(); }\n".formatted(type, field("Key")));
    }
  }

  private void addPool(String type, List<String> variables) {
    for (int i = rarely() ? random.nextInt(3) : 1; i > 0; i--) {
      body.append(rarely() ? "" : "@dev.intrusive.PoolSlot ")
          .append(random.nextBoolean() ? indexedLists() : "")
          .append(access())
          .append(rarely() ? pick("long ", "volatile int ") : "int ")
          .append(field("Slot"))
          .append(";\n");
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      addHook("OnEmplace", "hook" + i, parameters(type, variables));
    }
    if (random.nextBoolean()) {
      addHook("OnRelease", "end", rarely() ? "int how" : "");
    }
  }

  private String indexedLists() {
    List<String> names = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      names.add('"' + (rarely() ? pick(BAD_LIST_NAMES) : pick(LIST_NAMES)) + '"');
    }
    String heap = rarely() ? "@dev.intrusive.HeapLink(\"%s\") ".formatted(pick(LIST_NAMES)) : "";
    return heap + "@dev.intrusive.IntrusiveLink({%s}) ".formatted(String.join(", ", names));
  }

  private void addHook(String annotation, String name, String parameters) {
    String thrown = annotation.equals("OnEmplace") ? pick("", "", THROWN) : "";
    body.append("@dev.intrusive.%s ".formatted(annotation))
        .append(access())
        .append(rarely() ? "<Z> " : "")
        .append("void %s(%s)%s {}\n".formatted(name, parameters, rarely() ? THROWN : thrown));
  }

  private String parameters(String type, List<String> variables) {
    List<String> types = new ArrayList<>(List.of(PARAMETERS));
    types.add(type);
    types.add("java.util.function.Consumer<? super " + type + ">");
    types.addAll(variables);
    Set<String> names = new LinkedHashSet<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      names.add(pick(PARAMETER_NAMES));
    }
    List<String> parameters = new ArrayList<>();
    for (String name : names) {
      parameters.add(types.get(random.nextInt(types.size())) + " " + name);
    }
    if (random.nextInt(4) == 0) {
      parameters.add(pick("int", "java.lang.String[]", "java.util.List<?>") + "... rest");
    }
    return String.join(", ", parameters);
  }

  private void addFlatField(String annotation, String type, String name) {
    if (rarely()) {
      return;
    }
    body.append(annotation)
        .append(rarely() ? "transient " : "")
        .append(access())
        .append("%s %s;\n".formatted(type, rarely() ? "odd" + lists + usedFields.size() : name));
  }

  private String access() {
    return rarely()
        ? (isGeneric ? "private " : pick("private ", "static "))
        : pick("", "", "public ", "protected ");
  }

  private String field(String suffix) {
    String name = pick(FIELD_NAMES) + suffix;
    while (!usedFields.add(name)) {
      name += lists;
    }
    return name;
  }

  private static String capitalised(String name) {
    return name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private boolean rarely() {
    return random.nextInt(25) == 0;
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
