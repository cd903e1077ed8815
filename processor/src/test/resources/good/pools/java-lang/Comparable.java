package game;

class Comparable {}
