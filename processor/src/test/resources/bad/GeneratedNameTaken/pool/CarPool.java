package game;

class CarPool {}
