package game;

class String {}
