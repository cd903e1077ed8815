package game;

class InterruptedException {}
