package game;

class GameObjectMainList {}
