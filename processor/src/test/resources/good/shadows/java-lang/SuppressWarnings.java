package game;

class SuppressWarnings {}
