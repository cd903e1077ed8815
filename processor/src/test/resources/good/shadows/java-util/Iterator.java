package game;

class Iterator {}
