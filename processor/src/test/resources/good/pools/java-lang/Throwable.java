package game;

class Throwable {}
