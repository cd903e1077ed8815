package game;

class GeneratedCode {}
