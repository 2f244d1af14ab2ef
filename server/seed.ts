/** First content of a database. Every part runs once, whatever the number of starts and instances. */
import { eq, sql } from 'drizzle-orm';
import { seedDemoAccounts } from './account/seed';
import { agreementsEdition, seedAgreements } from './account/agreements/seed';
import { seedCommon, seedDemoCommon } from './account/look-ups/seed';
import type { Config } from './config';
import { seedBaseContent, seedDemoContent } from './content-seed';
import { seedDemoAssets } from './demo-assets';
import { seedDemoActivities } from './demo-activities';
import { seedDemoHome } from './demo-home';
import { seedDemoLearning } from './demo-learning';
import { seedDemoPost } from './demo-post';
import { seedMarks } from './db/seed-marks';
import type { Db } from './db/types';
import { seedHelp } from './demo/content/help/seed';
import { storeMaterialFiles } from './demo/content/materials/seed';
import { pictureVersion, storePictures } from './demo/pictures/seed';
import type { StorageProvider } from './providers';
import { openLedgers } from './rewards/ledger';
import type { Clock } from './time';
import { storeTutorCards } from './demo/content/help/tutors';

interface SeedServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly storage: StorageProvider;
}

/** Runs `work` unless its mark is there, and leaves the mark with it or not at all. */
async function once(
  { db, clock }: SeedServices,
  name: string,
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [done] = await tx.select().from(seedMarks).where(eq(seedMarks.name, name));
    if (done !== undefined) return;
    await work(tx);
    await tx.insert(seedMarks).values({ name, seededAt: clock.now() });
  });
}

/** To be called by one instance at a time. */
export async function seed(services: SeedServices): Promise<void> {
  const { clock, config, storage } = services;
  await once(services, 'base', async (tx) => {
    await seedCommon(tx);
    await seedBaseContent(tx);
  });
  await once(services, 'help', (tx) => seedHelp(tx, clock));
  await once(services, `agreements:${agreementsEdition()}`, seedAgreements);
  if (config.demo) {
    await once(services, 'demo', async (tx) => {
      await seedDemoCommon(tx);
      const users = await seedDemoAccounts(tx, clock, config.keys);
      await seedDemoContent(tx, clock, users);
    });
    // Apart, so that a database from before has these too.
    await once(services, 'demo-home', (tx) => seedDemoHome(tx, clock, config.keys));
    await once(services, 'demo-learning', (tx) => seedDemoLearning(tx, clock, config.keys));
    await once(services, 'demo-files:1', async () => {
      await storeMaterialFiles(storage);
      await storeTutorCards(storage);
    });
    await once(services, 'demo-activities', (tx) => seedDemoActivities(tx, clock, config.keys));
    await once(services, 'demo-post', (tx) => seedDemoPost(tx, clock, config.keys));
    await once(services, 'demo-assets', (tx) => seedDemoAssets({ db: tx, clock, keys: config.keys }));
  }
  // Last: whatever was seeded or was there before the ledger is what it begins with.
  await once(services, 'reward-ledgers', (tx) => openLedgers(tx, clock));
  // Again whenever a drawing changed. Not in one transaction: the storage may be elsewhere, and storing twice is harmless.
  await once(services, `pictures:${pictureVersion()}`, () => storePictures(storage));
}

/** For tests: everything goes, ids start again. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql`
    DO $$ DECLARE names text; BEGIN
      SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO names
        FROM pg_tables WHERE schemaname = 'public';
      EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE';
    END $$`);
}
