package game;

class Elements {}
