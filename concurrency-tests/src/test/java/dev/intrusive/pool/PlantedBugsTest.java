package dev.intrusive.pool;

import static dev.intrusive.concurrency.planted.PlantedBug.in;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.intrusive.concurrency.model.ModelChecker;
import dev.intrusive.concurrency.model.Scenario;
import dev.intrusive.concurrency.model.Verdict;
import dev.intrusive.concurrency.planted.PlantedBug;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Plants a bug in a class of the pools, runs the scenario that is there for it, and requires that
 * it fails. The same scenarios pass with the classes as they are, in {@link PoolModelTest}.
 *
 * <p>The model is sequentially consistent. A bug that is one of memory order alone is planted as
 * the reordering that the weaker order permits.
 */
@Tag("extended")
final class PlantedBugsTest {

  private static final String STACK = FreeSetKind.TAGGED_STACK.name();
  private static final String BITMAP = FreeSetKind.BITMAP.name();

  private static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  private static void requireCaught(
      PlantedBug bug, Class<? extends Scenario> scenario, String kind, int preemptions) {
    Verdict verdict = ModelChecker.with(bug.compile()).check(scenario, kind, preemptions);
    assertNotNull(verdict.failure(), () -> "not caught by " + verdict.runs() + " schedules");
  }

  // The tagged stack.

  @Test
  void head_withoutTag_isCaught() {
    PlantedBug bug =
        in(TaggedStack.class)
            .replacing("long tag = (word >>> indexBits) + 1;", "long tag = word >>> indexBits;");
    requireCaught(bug, FreeSetScenarios.TakeAgainstReuse.class, STACK, 1);
  }

  @Test
  void tag_ofTheFirstAttempt_isCaught() {
    PlantedBug bug =
        in(TaggedStack.class)
            .replacing(
                "public int take() {\n    for (; ; ) {",
                "public int take() {\n    long first = head.get();\n    for (; ; ) {")
            .replacing("successor(word, below)", "successor(first, below)");
    requireCaught(bug, FreeSetScenarios.RetryAgainstReuse.class, STACK, 4);
  }

  @Test
  void slotBelow_readBeforeTheHead_isCaught() {
    PlantedBug bug =
        in(TaggedStack.class)
            .replacing(
                "int below = (int) nodes.get(top - 1);",
                "int below = (int) nodes.get(top - 1);\n      word = head.get();")
            .replacing("return top - 1;", "return top(word) - 1;");
    requireCaught(bug, FreeSetScenarios.TakeAgainstReuse.class, STACK, 3);
  }

  // The bitmap.

  @Test
  void exhaustion_byOneWalk_isCaught() {
    PlantedBug bug =
        in(AtomicBitmap.class)
            .replacing("return slot != NONE ? slot : walkAnnounced(hint);", "return slot;");
    requireCaught(bug, FreeSetScenarios.WalkAgainstExchange.class, FreeSets.CONTENDED_BITMAP, 2);
  }

  @Test
  void exhaustion_neverWithdrawn_isCaught() {
    PlantedBug bug = in(AtomicBitmap.class).replacing("    exhaustion.withdraw();\n", "");
    requireCaught(bug, FreeSetScenarios.PutAgainstExhaustion.class, FreeSets.CONTENDED_BITMAP, 2);
  }

  @Test
  void exhaustion_withdrawnBeforeTheSlotIsFree_isCaught() {
    PlantedBug bug =
        in(AtomicBitmap.class)
            .replacing("    exhaustion.withdraw();\n", "")
            .replacing(
                "    boolean wasEmpty =", "    exhaustion.withdraw();\n    boolean wasEmpty =");
    requireCaught(bug, FreeSetScenarios.PutAgainstExhaustion.class, FreeSets.CONTENDED_BITMAP, 2);
  }

  @Test
  void exhaustion_withdrawnOnlyOnceProved_isCaught() {
    PlantedBug bug =
        in(Exhaustion.class)
            .replacing("while (stage(seen) != OPEN &&", "while (stage(seen) == PROVED &&");
    requireCaught(bug, FreeSetScenarios.PutAgainstExhaustion.class, FreeSets.CONTENDED_BITMAP, 2);
  }

  // Waiting.

  @Test
  void waiter_thatDoesNotLookAgain_isCaught() {
    PlantedBug bug =
        in(WaitingLine.class)
            .replacing(
                lines("      length = line.size();", "      giveFreeSlots();"),
                lines("      length = line.size();"));
    requireCaught(bug, WaitingScenarios.WaitAgainstPut.class, BITMAP, 1);
  }

  @Test
  void releaser_thatLooksForWaitersBeforeItFrees_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                lines("    free.put(slot);", "    if (!waiting.isEmpty()) {"),
                lines(
                    "    boolean anybody = !waiting.isEmpty();",
                    "    free.put(slot);",
                    "    if (anybody) {"));
    requireCaught(bug, WaitingScenarios.WaitAgainstPut.class, STACK, 1);
  }

  @Test
  void interruptedWaiter_thatKeepsItsSlot_isCaught() {
    PlantedBug bug =
        in(WaitingLine.class)
            .replacing(
                "        put(waiter.slot); // it came too late, and is for the next thread\n", "");
    requireCaught(bug, WaitingScenarios.InterruptAgainstPut.class, BITMAP, 2);
  }

  @Test
  void lateWaiter_thatKeepsItsSlot_isCaught() {
    PlantedBug bug =
        in(WaitingLine.class)
            .replacing(
                "      return waiter.slot;\n",
                "      return timed && left <= 0 ? FreeSet.NONE : waiter.slot;\n");
    requireCaught(bug, WaitingScenarios.TimeoutAgainstPut.class, BITMAP, 2);
  }

  @Test
  void lateWaiter_thatStaysInTheLine_isCaught() {
    PlantedBug bug = in(WaitingLine.class).replacing("        line.remove(waiter);\n", "");
    requireCaught(bug, WaitingScenarios.TimeoutAgainstPut.class, BITMAP, 2);
  }

  @Test
  void slot_freedWhileThreadsWait_isCaughtIfNobodyGetsIt() {
    PlantedBug bug =
        in(WaitingLine.class)
            .replacing(
                "      if (line.isEmpty()) {", "      if (!line.isEmpty() || line.isEmpty()) {");
    requireCaught(bug, WaitingScenarios.WaitAgainstPut.class, STACK, 1);
  }

  @Test
  void waiter_thatIsRefusedAndKeepsItsSlot_isCaught() {
    PlantedBug bug =
        in(ObjectPool.class)
            .replacing(
                lines("    if (!slots.admit()) {", "      slots.put(slot);"),
                lines("    if (!slots.admit()) {"));
    requireCaught(bug, WaitingScenarios.TwoWaitAgainstClose.class, BITMAP, 2);
  }

  @Test
  void waiter_thatSpins_isCaught() {
    PlantedBug bug =
        in(WaitingLine.class).replacing("          waiter.served.await();", "          isEmpty();");
    requireCaught(bug, WaitingScenarios.WaitAgainstPut.class, BITMAP, 0);
  }

  @Test
  void slot_lostByThrowingHook_isCaught() {
    PlantedBug bug =
        in(ObjectPool.class).replacing("    giveBack(object, slotOf(object), null);\n", "");
    requireCaught(bug, WaitingScenarios.WaitAgainstThrowingHook.class, STACK, 0);
  }

  // Lives.

  @Test
  void release_byCheckThenSet_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                lines(
                    "      if (states.compareAndSet(index, state, format.next(state))) {",
                    "        return true;",
                    "      }",
                    "      state = states.get(index);"),
                "      states.set(index, format.next(state));\n      return true;\n");
    requireCaught(bug, LifeScenarios.ReleaseAgainstRelease.class, BITMAP, 1);
  }

  @Test
  void release_thatTriesAgainInTheNextLife_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                "while (WordFormat.isLive(state) && WordFormat.isSameLife(state, life)) {",
                "while (WordFormat.isLive(state)) {");
    requireCaught(bug, LifeScenarios.ReleaseAgainstNextLife.class, BITMAP, 2);
  }

  @Test
  void release_thatGivesUpAtRetirement_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                "        return true;\n      }\n      state = states.get(index);\n",
                "        return true;\n      }\n      return false;\n");
    requireCaught(bug, LifeScenarios.ReleaseAgainstRetire.class, BITMAP, 2);
  }

  @Test
  void reclaim_ofWhatIsNotRetired_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class).replacing("        && WordFormat.isRetired(state)\n", "");
    requireCaught(bug, LifeScenarios.ReclaimAgainstNextLife.class, BITMAP, 2);
  }

  @Test
  void retirement_rememberedBeforeItIsMade_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                lines(
                    "    if (states.compareAndSet(states.index(slot), state,"
                        + " WordFormat.retired(state))) {",
                    "      rememberRetired(slot);"),
                lines(
                    "    rememberRetired(slot);",
                    "    if (states.compareAndSet(states.index(slot), state,"
                        + " WordFormat.retired(state))) {"));
    requireCaught(bug, LifeScenarios.RetireAgainstReclaim.class, BITMAP, 2);
  }

  @Test
  void retirementByHandle_ofWhateverLifeIsThere_isCaught() {
    PlantedBug bug =
        in(SharedSlots.class)
            .replacing(
                lines(
                    "        && !WordFormat.isRetired(state)",
                    "        && markRetired(slot, state);"),
                lines(
                    "        && !WordFormat.isRetired(state)",
                    "        && markRetired(slot, state(slot));"));
    requireCaught(bug, LifeScenarios.RetireByHandleAgainstNextLife.class, BITMAP, 2);
  }

  @Test
  void life_thatBeginsBeforeItsHook_isCaught() {
    PlantedBug bug =
        in(SimplePool.class)
            .replacing(
                "      onEmplace.accept(object);\n      return begin(object);\n",
                "      begin(object);\n      onEmplace.accept(object);\n      return object;\n");
    requireCaught(bug, LifeScenarios.PassAgainstEmplace.class, BITMAP, 1);
  }

  @Test
  void handle_whoseGenerationIsNotCompared_isCaught() {
    PlantedBug bug =
        in(WordFormat.class)
            .replacing(
                "return isLive(state) && state >>> 1 == handle >>> slotBits;",
                "return isLive(state);");
    requireCaught(bug, LifeScenarios.ResolveAgainstReuse.class, BITMAP, 1);
  }

  // Closing.

  @Test
  void life_thatBeginsWithoutTheGate_isCaught() {
    PlantedBug bug = in(SharedSlots.class).replacing("return gate.pass();", "return true;");
    requireCaught(bug, LifeScenarios.EmplaceAgainstClose.class, BITMAP, 2);
  }

  @Test
  void close_withoutLookingForWhoPassedMeanwhile_isCaught() {
    PlantedBug bug =
        in(Gate.class).replacing("      compareAndSet(CLOSING, CLOSED);", "      set(CLOSED);");
    requireCaught(bug, LifeScenarios.EmplaceAgainstClose.class, BITMAP, 2);
  }
}
