package game;

class Objects {}
