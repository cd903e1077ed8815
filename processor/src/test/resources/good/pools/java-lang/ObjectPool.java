package game;

class ObjectPool {}
