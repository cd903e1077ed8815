package game.creatures;

import game.GameObject;

public abstract class Creature extends GameObject<String> {}
