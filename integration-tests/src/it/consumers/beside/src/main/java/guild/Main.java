package guild;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    MemberPool members = new MemberPool(1);
    MemberPresent present = new MemberPresent();
    present.add(members.emplace("Ann"));
    present.forEach(member -> System.out.println(member.getName()));
    QuestOpen open = new QuestOpen();
    open.add(Quest.of("the dragon"));
    open.forEach(quest -> System.out.println(quest.title()));
    System.out.println(MemberLinks.unlinkAll(present.getFirst()));
  }
}
