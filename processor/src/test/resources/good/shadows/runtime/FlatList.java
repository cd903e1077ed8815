package game;

class FlatList {}
