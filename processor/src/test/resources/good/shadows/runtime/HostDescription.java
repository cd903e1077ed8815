package game;

class HostDescription {}
