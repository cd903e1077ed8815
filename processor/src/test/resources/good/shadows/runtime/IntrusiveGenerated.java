package game;

class IntrusiveGenerated {}
