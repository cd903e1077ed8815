package hive;

class Hive<T> {
  final BeeSwarm swarm = new BeeSwarm(this);
}
