package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lincheck compares random operations on the free sets with what they mean one after the other.
 * That a take finds nothing only if at one moment nothing was free is part of that.
 */
@Tag("lincheck")
final class LinearizabilityTest {

  private static ModelCheckingOptions modelChecking() {
    return new ModelCheckingOptions()
        .iterations(Soak.times(8))
        .invocationsPerIteration(200)
        .threads(3)
        .actorsBefore(1)
        .actorsPerThread(2)
        .actorsAfter(2)
        .sequentialSpecification(FreeSetOperations.Specification.class);
  }

  private static StressOptions stress() {
    return new StressOptions()
        .iterations(Soak.times(10))
        .invocationsPerIteration(1_000)
        .threads(2)
        .actorsBefore(1)
        .actorsPerThread(4)
        .actorsAfter(2)
        .sequentialSpecification(FreeSetOperations.Specification.class);
  }

  @ParameterizedTest
  @ValueSource(classes = {FreeSetOperations.OnTaggedStack.class, FreeSetOperations.OnBitmap.class})
  void freeSet_modelChecked_isLinearizable(Class<?> operations) {
    modelChecking().check(operations);
  }

  @ParameterizedTest
  @ValueSource(classes = {FreeSetOperations.OnTaggedStack.class, FreeSetOperations.OnBitmap.class})
  void freeSet_stressed_isLinearizable(Class<?> operations) {
    stress().check(operations);
  }

  @Test
  void setThatLooksFirst_modelChecked_isCaught() {
    assertThrows(
        LincheckAssertionError.class,
        () -> modelChecking().check(FreeSetOperations.OnBrokenSet.class));
  }
}
