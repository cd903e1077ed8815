package dev.intrusive.templates;

/** The type of what lists belong to, which stands for all. */
final class Owner {}
