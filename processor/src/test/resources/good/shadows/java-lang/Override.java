package game;

class Override {}
