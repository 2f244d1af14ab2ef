/** First content of a database. Every part runs once, whatever the number of starts and instances. */
import { eq, sql } from 'drizzle-orm';
import { seedDemoAccounts } from './account/seed';
import { seedCommon, seedDemoCommon } from './common/seed';
import type { Config } from './config';
import { seedBaseContent, seedDemoContent } from './content-seed';
import { seedDemoHome } from './demo-home';
import { seedMarks } from './db/seed-marks';
import type { Db } from './db/types';
import { pictureVersion, storePictures } from './pictures/seed';
import type { StorageProvider } from './providers';
import type { Clock } from './time';

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
  if (config.demo) {
    await once(services, 'demo', async (tx) => {
      await seedDemoCommon(tx);
      const users = await seedDemoAccounts(tx, clock, config.keys);
      await seedDemoContent(tx, clock, users);
    });
    // Apart, so that a database from before has these too.
    await once(services, 'demo-home', (tx) => seedDemoHome(tx, clock, config.keys));
  }
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
