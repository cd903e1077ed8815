package game;

class Generated {}
