package game;

class Runnable {}
