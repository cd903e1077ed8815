package engine;

public class Part extends Base {}
