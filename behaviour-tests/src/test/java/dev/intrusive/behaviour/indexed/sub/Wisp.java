package dev.intrusive.behaviour.indexed.sub;

import dev.intrusive.Pooled;
import dev.intrusive.behaviour.indexed.Entity;

/** A pooled class that inherits indexed lists and adds none. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public final class Wisp extends Entity {}
