package game;

record World_EntityLinks() {}
