package dev.intrusive.behaviour.levels.third;

/** A class without links of its own below one that has some. */
public class Hatchling extends Dragon {}
