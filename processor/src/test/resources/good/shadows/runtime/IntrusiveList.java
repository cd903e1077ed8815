package game;

class IntrusiveList {}
