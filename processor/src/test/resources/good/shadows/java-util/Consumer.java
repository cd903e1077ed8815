package game;

class Consumer {}
