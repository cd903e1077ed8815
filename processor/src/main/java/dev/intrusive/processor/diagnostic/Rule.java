package dev.intrusive.processor.diagnostic;

import javax.tools.Diagnostic;

/**
 * The rules for hosts, each with the message for a user who breaks it: the fact, then the remedy.
 * Rules that are one for the user share an id, that of the first. Each id is stable, has a section
 * in {@code docs/diagnostics.md} and a source that triggers it in the tests.
 */
public enum Rule {
  IntrusiveLinkPrivate(
      "field %s is private, so generated code in package %s cannot reach it; make it"
          + " package-private."),
  IntrusiveLinkStatic(
      "field %s is static, but each object needs a link of its own; make it an instance field."),
  EnumConstantAsLink(
      IntrusiveLinkStatic,
      "%s is a constant of enum %s, so it cannot hold the link of an object; annotate an instance"
          + " field."),
  IntrusiveLinkNotFinal(
      "link %s is not final, but a linked element must keep its link; make it final."),
  IntrusiveLinkTypeArgument(
      "link %s has the type %s, but it links elements of type %s; declare it as Link<%3$s>%s"),
  IntrusiveLinkFieldType(
      "field %s of type %s cannot hold a link; declare it as final Link<%s>, or declare two fields"
          + " of type %3$s, one named prev and one next, and a list field of the generated list"
          + " type, or an int field and a list field, or, in a pooled class, annotate the @PoolSlot"
          + " field instead."),
  NeighbourType(
      IntrusiveLinkFieldType,
      "field %s of list \"%s\" has the type %s, but the neighbours of an element are elements, too;"
          + " declare it as %s."),
  IntrusiveLinkSeveralNames(
      "field %s names %d lists, but one link is in one list at a time, and only a @PoolSlot field"
          + " leads to several; declare one field, or one group of prev, next and list field, per"
          + " list."),
  PartOfSeveral(
      IntrusiveLinkSeveralNames,
      "field %s names %d %ss, but it is part of one at a time, and only a @PoolSlot field leads to"
          + " several; declare one group of fields per %3$s."),
  IndexInSeveral(
      IntrusiveLinkSeveralNames,
      "field %s is the index of an element in one list, but its annotation has %d names; give each"
          + " list an int field of its own."),
  FlatLinkIncomplete(
      "list \"%s\" has no field %s; declare the missing part with the type %s and annotate it with"
          + " the same name%s."),
  FlatLinkAmbiguous(
      "it is not clear which neighbour in list \"%s\" field %s refers to; let the name of exactly"
          + " one field contain prev, and of exactly one other next."),
  NeighbourName(
      FlatLinkAmbiguous,
      "the name of field %s contains neither prev nor next, so its neighbour in list \"%s\" is"
          + " unknown; let it contain prev or next."),
  SeveralListFields(FlatLinkAmbiguous, "list \"%s\" has %d list fields; keep one."),
  FlatLinkFinal("field %s is final, but linking assigns it; remove final."),
  FlatLinkTypeArgument(
      "field %s has the type %s, but its type arguments must be those of the host; declare it as"
          + " %s."),
  ArrayLinkAmbiguous("list \"%s\" has %d %s; keep one."),
  ArrayLinkFieldType(
      "field %s of list \"%s\" has the type %s, but beside its list field an array list needs the"
          + " index of an element; declare it as int."),
  ListFieldMissing(
      "list \"%s\" has no list field, so an element would not know its list; declare a field of"
          + " type %s and annotate it with the same name."),
  ListFieldType(
      "field %s of list \"%s\" has the type %s, which is neither the host nor the generated list;"
          + " if it is the list field, declare it as %s."),
  ListFieldBesideIndex(
      ListFieldType,
      "field %s of list \"%s\" has the type %s, which is not the generated list; declare it as"
          + " %5$s."),
  IndexedLinkWithoutPoolSlot(
      "field %s is an int, but not the slot of a pooled object; name the list at the @PoolSlot field"
          + " of a @Pooled class, declare the field as final Link<%s>, or, if it is the index in an"
          + " array list, add a list field with the same annotation."),
  IndexedLinkOutsidePool(
      "the links of field %s live in a pool, but %s is neither pooled nor an abstract class;"
          + " annotate it with @Pooled if it is a class, or declare the fields of another layout, for"
          + " a list a final Link<%s>."),
  HeapLinkIncomplete(
      "heap \"%s\" lacks %s; declare it with the type %s and annotate it with the same name."),
  HeapLinkAmbiguous("heap \"%s\" has %d %s; keep one."),
  HeapLinkFieldType(
      "field %s of heap \"%s\" has the type %s, but a heap needs an int field and one of its own"
          + " type; declare it as %s or as %s."),
  MapLinkIncomplete(
      "map \"%s\" lacks %s; declare it with the type %s and annotate it with the same name."),
  MapLinkAmbiguous("map \"%s\" has %d %s; keep one."),
  MapLinkFieldType(
      "field %s of map \"%s\" has the type %s, but a map needs a field for the next element and one"
          + " of its own type; declare it as %s or as %s."),
  IntrusiveKeyMissing(
      "map \"%s\" has no key; annotate the field or method by which its elements are found with"
          + " @IntrusiveKey(\"%1$s\")."),
  IntrusiveKeyDuplicate("%s has %d keys; keep one."),
  IntrusiveKeyWithoutStructure(
      "%s is the key of \"%s\", but %s has no heap or map of that name; correct the name, or"
          + " declare the fields of the heap or map."),
  IntrusiveKeyType("key %s of %s has the type %s, %s"),
  IntrusiveKeyMethod(
      "method %s cannot be a key because it %s; a key method must return a value, take no"
          + " parameters, not be generic, and throw no checked exception."),
  IntrusiveKeyPrivate(
      "key %s is private, so generated code cannot read it; make it package-private."),
  IntrusiveKeyStatic(
      "key %s is static, but each object needs a key of its own; make it an instance member."),
  IntrusiveKeyUnreachable(
      "key %s of superclass %s cannot be read by generated code in the package of %s; make it"
          + " public, and let no field of a subclass have its name."),
  LinkOptionConflict(
      "the fields of %s give it different values for %s, %s; write it on one field."),
  OwnerType(
      "the owner of list \"%s\" is of type %s, but a list belongs to an object; name a class or an"
          + " interface."),
  OwnerUnreachable(
      OwnerType,
      "the owner of list \"%s\" has the type %s, which generated code in the package of %s cannot"
          + " name, because it or a class around it is private, or of another package and not"
          + " public; make that class visible there."),
  OwnerIndexed(
      "list \"%s\" has an owner, but a list beside a pool is made with the pool alone; use another"
          + " layout, or store the owner in a field."),
  WildcardHost(
      "%s is to take elements of all type arguments, but %s has no type parameters; remove"
          + " wildcard."),
  WildcardIndexed(
      "%s is to take elements of all type arguments, but beside a pool it has the type arguments of"
          + " the pool; remove wildcard, or use another layout."),
  ListNameEmpty("the %s name of field %s is empty; write a name, such as \"mainList\"."),
  NoListName(
      ListNameEmpty,
      "the annotation of field %s names no %s; write the name of its %2$s, such as"
          + " @%s(\"mainList\")."),
  ListNameInvalid(
      "\"%s\" is not a valid %s name; write a lowerCamelCase Java identifier without _ or $ that is"
          + " not a reserved word, such as \"mainList\"."),
  ListNameReserved(
      "the %s name \"%s\" is taken, because the class %s is generated for another purpose; choose"
          + " another name."),
  ListNameDuplicate("%s name \"%s\" is already used by superclass %s; choose another name."),
  NameOfTwoKinds(
      ListNameDuplicate, "name \"%s\" is used for a %s and for a %s; give each a name of its own."),
  NameTwiceOnField(
      ListNameDuplicate,
      "%s name \"%s\" is twice in the annotation of field %s; keep one, or choose another name."),
  NameOfTwoLinks(
      ListNameDuplicate,
      "list name \"%s\" is used on %d fields, but a list needs one Link; give each list its own"
          + " name."),
  NameOfTwoLayouts(
      ListNameDuplicate,
      "list name \"%s\" is used on the slot of %s and on fields of another layout; give each list"
          + " its own name."),
  NameBesideSlot(
      ListNameDuplicate,
      "%s name \"%s\" is used on the slot of %s and on other fields; give each %1$s its own name."),
  ListNameCase(
      "%s names \"%s\" and \"%s\" differ only in case, so their files would collide on macOS and"
          + " Windows; choose another name."),
  GeneratedNameClash(
      "the class %s would be generated for %s and, with the same name or one that differs only in"
          + " case, for %s; rename a list or a class."),
  HostInTwoModules(
      GeneratedNameClash,
      "%s is a host in two modules of this compilation, whose generated classes would have the same"
          + " names; compile the modules one after the other."),
  GeneratedNameTaken(
      "the class %s is to be generated, but a class of that name exists; rename the list, the host,"
          + " or that class."),
  GeneratedClassLeft(
      GeneratedNameTaken,
      "the class %s of an earlier build is among the sources or on the class path, and this compiler"
          + " does not replace it; take the output of that build away from there, or delete it."),
  GeneratedFileFailed(
      "the file of class %s cannot be written (%s); choose a place where it can, or a name that the"
          + " file system takes."),
  AccessorClash("the accessor %s would be generated for %s; rename the list or the field."),
  HostKind("%s is %s, whose objects cannot have link fields; declare the links in a class."),
  ValueClassAsHost(
      HostKind,
      "%s is a value class, whose objects have no identity and no fields that change; remove"
          + " value."),
  HostInner(
      "%s is an inner class, so each object belongs to one of the outer class and generated code"
          + " cannot name its type; make it static or a class of its own."),
  HostPrivate(
      "%s is private or inside a private class, so generated code cannot reach it; make it and the"
          + " classes around it package-private."),
  HostBaseNotGenerated(
      "superclass %s has links, but its class %s is missing; compile the superclass with the"
          + " annotation processor first."),
  HostUnreachableType(
      "the bound of type parameter %s uses %s, which generated code in the package of %s cannot"
          + " name; make that class reachable."),
  BaseUnreachable(
      HostUnreachableType,
      "superclass %s has links, but generated code in the package of %s cannot name it; make it and"
          + " the classes around it public."),
  StructureOfBaseUnreachable(
      HostUnreachableType,
      "the pool of %s has the links of %s of superclass %s, but cannot name that class because of"
          + " its access; remove access = Access.PACKAGE there."),
  KeyTypeUnreachable(
      HostUnreachableType,
      "key %s has the type %s, which generated code in the package of %s cannot name, because it or"
          + " a class around it is private, or of another package and not public; make that class"
          + " visible there."),
  StubLeft(
      HostUnreachableType,
      "%s has a list, heap or map that needs a type which is generated only after it; use another"
          + " type for its key or owner."),
  HostCloneable(
      Diagnostic.Kind.WARNING,
      "%s is Cloneable, and a shallow copy shares the links of its original, so no list accepts it;"
          + " copy by a constructor, or give the copy links of its own and add"
          + " @SuppressWarnings(\"HostCloneable\")."),
  PooledCloneable(
      HostCloneable,
      "%s is Cloneable, and a copy has the slot of its original, but is not of the pool; emplace"
          + " another object instead, or add @SuppressWarnings(\"HostCloneable\")."),
  HostSerializable(
      Diagnostic.Kind.WARNING,
      "%s is Serializable, but links are not written with an object; make the link fields"
          + " transient, return an object with links of its own from readResolve, and add"
          + " @SuppressWarnings(\"HostSerializable\")."),
  PooledSerializable(
      HostSerializable,
      "%s is Serializable, but an object that is read is not of the pool; emplace one in"
          + " readResolve, and add @SuppressWarnings(\"HostSerializable\")."),
  PooledKind("%s is %s, whose objects cannot live in a pool; declare a class."),
  PoolSlotMissing("%s is pooled, but has no field for its slot; add a field @PoolSlot int slot."),
  PoolSlotDuplicate("%s has %d slot fields, but an object has one slot; keep one."),
  SecondSlotField(
      PoolSlotDuplicate,
      "field %s is a second slot field beside %s of superclass %s, but an object has one slot;"
          + " remove it."),
  PoolSlotPrivate("field %s is private, so the pool cannot set it; make it package-private."),
  PoolSlotStatic(
      "field %s is static, but each object has a slot of its own; make it an instance field."),
  PoolSlotFinal("field %s is final, but the pool sets it; remove final."),
  PoolSlotType("field %s has the type %s, but a slot is an int; declare it as int."),
  PoolSlotOutsidePool(
      "field %s holds the slot of a pooled object, but %s is neither pooled nor an abstract class;"
          + " annotate the class with @Pooled, or remove @PoolSlot."),
  PoolSlotUnreachable(
      "the slot of %s is field %s of superclass %s, but generated code in the package of %1$s %s;"
          + " declare it there as public int with a name of its own."),
  HookPrivate("hook %s is private, so the pool cannot call it; make it package-private."),
  HookStatic(
      "hook %s is static, but it begins or ends the life of one object; make it an instance"
          + " method."),
  HookAbstract("hook %s is abstract; annotate the methods that implement it, or give it a body."),
  HookGeneric("hook %s has type parameters of its own; use those of the class, or a wildcard."),
  HookTooManyParameters(
      "hook %s takes %d values, a long or double counted twice, but a pool passes %d at most; pass"
          + " them in an object."),
  HookOutsidePool(
      "method %s is a hook of a pool, but %s is neither pooled nor an abstract class; annotate the"
          + " class with @Pooled, or remove the annotation of the method."),
  HookUnreachable(
      "hook %s of superclass %s cannot be called by generated code in the package of %s; make it"
          + " public, or override it."),
  HookTypeUnreachable(
      HookUnreachable,
      "hook %s is declared with %s, which generated code in the package of %s cannot name; make"
          + " that class reachable."),
  OnEmplaceDuplicate(
      "the @OnEmplace methods %s of %s take the same parameters, so their emplace methods would be"
          + " the same; change the parameters of one, or remove its annotation."),
  OnReleaseDuplicate(
      "%s has %d @OnRelease methods, %s, but one ends a life; keep one, and let it call the"
          + " others."),
  OnReleaseParameters(
      "@OnRelease method %s has parameters, but nothing is passed on release; remove them."),
  OnReleaseException(
      "@OnRelease method %s throws %s, which nobody could handle; throw unchecked exceptions"
          + " only."),
  OnReleaseResult(
      "@OnRelease method %s returns %s, which nothing looks at; make it void, or call it from an"
          + " @OnRelease method that is."),
  RuntimeVersion(
      "the intrusive-processor of this compilation generates version %d of generated code, but the"
          + " intrusive-runtime that %s is compiled with supports version %d; use the same version"
          + " of both, as the intrusive-bom names them."),
  ProcessorFailure(
      "the annotation processor failed on %s, which is a defect of the processor; please report it"
          + " with this trace:\n%s");

  private final String id;
  private final Diagnostic.Kind kind;
  private final String message;

  Rule(String message) {
    this(Diagnostic.Kind.ERROR, message);
  }

  Rule(Diagnostic.Kind kind, String message) {
    this.id = name();
    this.kind = kind;
    this.message = message;
  }

  Rule(Rule first, String message) {
    this.id = first.id;
    this.kind = first.kind;
    this.message = message;
  }

  /** What stands in brackets before the message. */
  public String id() {
    return id;
  }

  /** Whether javac reports an error, a warning, or less. */
  public Diagnostic.Kind kind() {
    return kind;
  }

  /** Whether nothing can be generated for a host that breaks it. */
  public boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }

  /** What the user reads behind the id. */
  String message(Object... facts) {
    return message.formatted(facts);
  }
}
