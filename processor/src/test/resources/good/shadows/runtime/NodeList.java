package game;

class NodeList {}
