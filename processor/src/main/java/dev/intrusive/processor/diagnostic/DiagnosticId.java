package dev.intrusive.processor.diagnostic;

import javax.tools.Diagnostic;

/**
 * The stable ids of all diagnostics. Each has a section in {@code docs/diagnostics.md} and a source
 * that triggers it in the tests.
 */
public enum DiagnosticId {
  IntrusiveLinkPrivate,
  IntrusiveLinkStatic,
  IntrusiveLinkNotFinal,
  IntrusiveLinkTypeArgument,
  IntrusiveLinkFieldType,
  IntrusiveLinkSeveralNames,
  FlatLinkIncomplete,
  FlatLinkAmbiguous,
  FlatLinkFinal,
  FlatLinkTypeArgument,
  ArrayLinkAmbiguous,
  ArrayLinkFieldType,
  ListFieldMissing,
  ListFieldType,
  IndexedLinkWithoutPoolSlot,
  IndexedLinkOutsidePool,
  HeapLinkIncomplete,
  HeapLinkAmbiguous,
  HeapLinkFieldType,
  MapLinkIncomplete,
  MapLinkAmbiguous,
  MapLinkFieldType,
  IntrusiveKeyMissing,
  IntrusiveKeyDuplicate,
  IntrusiveKeyWithoutStructure,
  IntrusiveKeyType,
  IntrusiveKeyMethod,
  IntrusiveKeyPrivate,
  IntrusiveKeyStatic,
  IntrusiveKeyUnreachable,
  LinkOptionConflict,
  OwnerType,
  OwnerIndexed,
  WildcardHost,
  WildcardIndexed,
  ListNameEmpty,
  ListNameInvalid,
  ListNameReserved,
  ListNameDuplicate,
  ListNameCase,
  GeneratedNameClash,
  GeneratedNameTaken,
  GeneratedNameTooLong,
  GeneratedFileFailed,
  AccessorClash,
  HostKind,
  HostInner,
  HostPrivate,
  HostBaseNotGenerated,
  HostUnreachableType,
  HostCloneable(Diagnostic.Kind.WARNING),
  HostSerializable(Diagnostic.Kind.WARNING),
  PooledKind,
  PoolSlotMissing,
  PoolSlotDuplicate,
  PoolSlotPrivate,
  PoolSlotStatic,
  PoolSlotFinal,
  PoolSlotType,
  PoolSlotOutsidePool,
  PoolSlotUnreachable,
  HookPrivate,
  HookStatic,
  HookAbstract,
  HookGeneric,
  HookTooManyParameters,
  HookOutsidePool,
  HookUnreachable,
  OnEmplaceDuplicate,
  OnReleaseDuplicate,
  OnReleaseParameters,
  OnReleaseException,
  OnReleaseResult,
  RuntimeVersion,
  ProcessorFailure;

  private final Diagnostic.Kind kind;

  DiagnosticId() {
    this(Diagnostic.Kind.ERROR);
  }

  DiagnosticId(Diagnostic.Kind kind) {
    this.kind = kind;
  }

  /** Whether javac reports an error, a warning, or less. */
  public Diagnostic.Kind kind() {
    return kind;
  }

  /** Whether nothing can be generated for the host. */
  public boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }
}
