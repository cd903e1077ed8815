package game;

class PoolOptions {}
