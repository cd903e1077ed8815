package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.InputException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StormSaveTest {

  private static final int HEADER_BYTES = 12;
  private static final int CHECKSUM_AT = 8;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"drizzle, 300, 200", "squall, 250, 150", "hurricane, 90, 40"})
  void load_goesOnAsIfNothingHadHappened(String level, int before, int after) throws Exception {
    Path file = folder.resolve("storm.save");
    Storm straight = Storms.of(level);
    Storms.run(straight, before);
    SaveFile.save(straight, file);
    Storm loaded = SaveFile.load(file);
    assertEquals(straight.stateHash(), loaded.stateHash());

    Storms.run(straight, after);
    Storms.run(loaded, after);
    assertEquals(straight.stateHash(), loaded.stateHash());
    assertEquals(Inspection.of(straight), Inspection.of(loaded));
  }

  @Test
  void load_handles_areAsValidAsBefore() throws Exception {
    Storm storm = Storms.of("drizzle");
    storm.enemies().spawn(EnemyKind.GUNNER, 100, 100);
    Swarm<Enemy> enemies = storm.enemies().swarm();
    long stale = enemies.pool().handleOf(enemies.all().getFirst());
    enemies.release(enemies.all().getFirst());
    storm.enemies().spawn(EnemyKind.GUNNER, 900, 100);
    storm.bullets().fire(BulletKind.MISSILE, 100, 300, 0, 0);
    storm.step(new Controls());
    assertEquals(0, enemies.all().getFirst().slot, "the same slot");

    Storm loaded = reloaded(storm);

    Swarm<Enemy> loadedEnemies = loaded.enemies().swarm();
    Bullet missile = loaded.bullets().swarm().all().getFirst();
    assertNotEquals(stale, missile.target());
    assertNull(loadedEnemies.pool().resolve(stale));
    assertSame(loadedEnemies.all().getFirst(), loadedEnemies.pool().resolve(missile.target()));
  }

  @Test
  void load_orderOfLists_isAsBefore() throws Exception {
    Storm storm = Storms.of("drizzle");
    Storms.run(storm, 200);
    storm.particles().swarm().all().reverse();
    Storm loaded = reloaded(storm);
    assertEquals(slots(storm), slots(loaded));
  }

  private static String slots(Storm storm) {
    return storm.particles().swarm().all().stream().map(each -> each.slot).toList().toString();
  }

  @Test
  void load_anyDamage_isRefused() throws Exception {
    byte[] sound = soundImage();
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      byte[] damaged = sound.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      assertRefused(damaged);
      assertRefused(Arrays.copyOf(sound, random.nextInt(sound.length)));
    }
    assertRefused(Arrays.copyOf(sound, sound.length + 4));
  }

  @Test
  void load_damageWithRightChecksum_isRefusedOrHarmless() throws Exception {
    byte[] sound = soundImage();
    Random random = new Random(2);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      byte[] damaged = sound.clone();
      int at = HEADER_BYTES + random.nextInt(damaged.length / 4 - 3) * 4;
      ByteBuffer.wrap(damaged).putInt(at, random.nextInt() >> random.nextInt(32));
      setChecksum(damaged);
      try {
        Storm storm = StormImage.toStorm(ByteBuffer.wrap(damaged));
        Storms.run(storm, 3);
        Inspection.of(storm);
      } catch (SaveException e) {
        refused++;
      }
    }
    assertTrue(refused > 50, refused + " refused");
  }

  @Test
  void load_tooLongWithRightChecksum_isRefused() throws Exception {
    byte[] sound = soundImage();
    byte[] longer = Arrays.copyOf(sound, sound.length + 8);
    setChecksum(longer);
    assertEquals("2 numbers too many are at its end", assertRefused(longer));
  }

  @Test
  void load_cutShortWithRightChecksum_isRefused() throws Exception {
    byte[] sound = soundImage();
    byte[] shorter = Arrays.copyOf(sound, sound.length - 8);
    setChecksum(shorter);
    assertEquals("it does not hold together: it ends too early", assertRefused(shorter));
  }

  @Test
  void load_clearMessages() throws Exception {
    byte[] sound = soundImage();
    assertEquals("it is too short to be a saved game", assertRefused(new byte[11]));
    assertEquals("it is not a saved game", assertRefused(new byte[100]));
    byte[] newer = sound.clone();
    newer[7] = 9;
    assertEquals("it is of version 9, not 1", assertRefused(newer));
    byte[] damaged = sound.clone();
    damaged[1000] ^= 1;
    assertEquals("it is cut short or damaged: its checksum is wrong", assertRefused(damaged));
    byte[] otherLevel = sound.clone();
    ByteBuffer.wrap(otherLevel).putInt(HEADER_BYTES + 4, 'x');
    setChecksum(otherLevel);
    assertEquals(
        "it does not hold together: xrizzle: there is no such level;"
            + " there are squall, drizzle, hurricane",
        assertRefused(otherLevel));
  }

  @Test
  void load_refusedFile_gameGoesOn() throws Exception {
    Path file = folder.resolve("storm.save");
    byte[] damaged = soundImage();
    damaged[5000] ^= 1;
    Files.write(file, damaged);
    Game game = new Game(Storms.of("squall"));
    Storms.run(game.storm(), 50);
    Storm before = game.storm();
    long hash = before.stateHash();

    InputException refusal = assertThrows(InputException.class, () -> game.load(file));

    assertEquals(
        file
            + ": it is cut short or damaged: its checksum is wrong;"
            + " name a saved game that is whole",
        refusal.getMessage());
    assertSame(before, game.storm());
    assertEquals(hash, game.storm().stateHash());
  }

  @Test
  void save_refused_formerFileStays() throws Exception {
    Path file = folder.resolve("storm.save");
    SaveFile.save(Storms.of("drizzle"), file);
    byte[] former = Files.readAllBytes(file);
    Files.createDirectory(folder.resolve("storm.save.part"));
    Storm storm = Storms.of("squall");
    assertThrows(InputException.class, () -> SaveFile.save(storm, file));
    assertTrue(Arrays.equals(former, Files.readAllBytes(file)));
  }

  private static String assertRefused(byte[] image) {
    SaveException refusal =
        assertThrows(SaveException.class, () -> StormImage.toStorm(ByteBuffer.wrap(image)));
    return String.valueOf(refusal.getMessage());
  }

  private static byte[] soundImage() throws Exception {
    Storm storm = Storms.of("drizzle");
    Storms.run(storm, 320);
    ByteBuffer image = StormImage.of(storm);
    byte[] bytes = new byte[image.remaining()];
    image.get(bytes);
    return bytes;
  }

  private static Storm reloaded(Storm storm) throws SaveException {
    return StormImage.toStorm(StormImage.of(storm));
  }

  private static void setChecksum(byte[] image) {
    CRC32 checksum = new CRC32();
    checksum.update(image, HEADER_BYTES, image.length - HEADER_BYTES);
    ByteBuffer.wrap(image).putInt(CHECKSUM_AT, (int) checksum.getValue());
  }
}
