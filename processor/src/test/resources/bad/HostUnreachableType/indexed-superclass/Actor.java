package engine;

public class Actor extends Entity {}
