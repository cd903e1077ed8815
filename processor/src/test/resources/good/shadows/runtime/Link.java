package game;

class Link {}
