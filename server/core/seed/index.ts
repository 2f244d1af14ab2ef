/** First content of a database. Every part runs once, whatever the number of starts and instances. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { agreementsEdition, seedAgreements } from '../../domains/account/agreements/seed';
import { seedLookUps } from '../../domains/account/look-ups/seed';
import type { Config } from '../config';
import { seedConfiguration } from '../../domains/configuration/seed';
import { seedMarks } from '../db/seed-marks';
import type { Db } from '../db/types';
import { storeDrawings, versionOf } from '../../domains/files/drawings';
import { seedTabs } from '../../domains/home/slots/seed';
import { guidePictures } from '../../domains/guides/pictures';
import { guidesEdition, seedGuides } from '../../domains/guides/seed';
import { tellWhatIsOnRecord } from '../../domains/growth/told-before';
import { tabIcons } from '../../domains/home/slots/tab-icons';
import { seedHourCategories } from '../../domains/hours/seed';
import type { AppServices } from '../http/dispatch';
import type { StorageProvider } from '../providers';
import { openLedgers } from '../../domains/rewards/ledger';
import type { Clock } from '../time';

export interface SeedServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly storage: StorageProvider;
}

/** Runs `work` unless its mark is there, and leaves the mark with it or not at all. */
export type Once = (mark: string, work: (tx: Db) => Promise<void>) => Promise<void>;

/** What a demonstration brings along: the start hands it to whoever needs it, nothing in server/ imports it. */
export interface Demo {
  readonly areaCode: string;
  readonly password: string;
  readonly accounts: readonly { readonly phone: string; readonly state: string }[];
  seed(services: SeedServices, once: Once): Promise<void>;
  /** Moves on what would be stale by now. Doing it twice is harmless. */
  refresh(db: Db, clock: Clock): Promise<void>;
  /** What the content links to, and the teacher's side of homework. */
  registerPages(app: FastifyInstance, services: AppServices): void;
  /** A test-only route that puts an account into the states of a scenario. */
  registerScenarios(app: FastifyInstance, services: AppServices): void;
}

const onceIn =
  ({ db, clock }: SeedServices): Once =>
  (name, work) =>
    db.transaction(async (tx) => {
      const [done] = await tx.select().from(seedMarks).where(eq(seedMarks.name, name));
      if (done !== undefined) return;
      await work(tx);
      await tx.insert(seedMarks).values({ name, seededAt: clock.now() });
    });

/** Whether there is any content in it, of whichever edition. */
export async function isSeeded(db: Db): Promise<boolean> {
  const [mark] = await db.select().from(seedMarks).limit(1);
  return mark !== undefined;
}

/** To be called by one instance at a time. Without `demo` there is just what every installation begins with. */
export async function seed(services: SeedServices, demo: Demo | null): Promise<void> {
  const { clock, storage } = services;
  const once = onceIn(services);
  await once('base', async (tx) => {
    await seedLookUps(tx);
    await seedTabs(tx);
    await seedConfiguration(tx);
    await seedHourCategories(tx);
  });
  await once(`agreements:${agreementsEdition()}`, seedAgreements);
  await once(`guides:${guidesEdition()}`, seedGuides);
  // Again whenever a drawing changed. Not in the transaction: the storage may be elsewhere, and storing twice is harmless.
  const icons = tabIcons();
  await once(`tab-icons:${versionOf(icons)}`, () => storeDrawings(storage, icons));
  const ofGuides = guidePictures();
  await once(`guide-pictures:${versionOf(ofGuides)}`, () => storeDrawings(storage, ofGuides));
  if (demo !== null) await demo.seed(services, once);
  // Last: whatever was seeded or was there before the ledger is what it begins with. The same with events of learning.
  await once('reward-ledgers', (tx) => openLedgers(tx, clock));
  await once('learning-events:1', (tx) => tellWhatIsOnRecord(tx, clock));
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
