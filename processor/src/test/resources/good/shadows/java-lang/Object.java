package game;

class Object {}
