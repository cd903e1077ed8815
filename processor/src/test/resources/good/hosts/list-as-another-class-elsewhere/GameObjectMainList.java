package other;

public class GameObjectMainList {}
