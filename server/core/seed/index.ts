/** First content of a database. Every part runs once, whatever the number of starts and instances. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { seedMarks } from '../db/seed-marks';
import type { Db } from '../db/types';
import type { AppServices } from '../http/dispatch';
import type { StorageProvider } from '../providers';
import type { Clock } from '../time';

export interface SeedServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly storage: StorageProvider;
}

/** Runs `work` unless its mark is there, and leaves the mark with it or not at all. */
export type Once = (mark: string, work: (tx: Db) => Promise<void>) => Promise<void>;

/** What a domain brings along. */
export interface Seed {
  /** What a new database begins with: once, in one transaction with that of all domains. */
  readonly base?: (tx: Db) => Promise<void>;
  /** At every start, before the demonstration: what is new in this version, each part under a mark of its own. */
  readonly atStart?: (services: SeedServices, once: Once) => Promise<void>;
  /** After the demonstration: what is made of all that is there. */
  readonly afterAll?: (services: SeedServices, once: Once) => Promise<void>;
}

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
export async function seed(services: SeedServices, seeds: readonly Seed[], demo: Demo | null): Promise<void> {
  const once = onceIn(services);
  await once('base', async (tx) => {
    for (const { base } of seeds) await base?.(tx);
  });
  for (const { atStart } of seeds) await atStart?.(services, once);
  await demo?.seed(services, once);
  for (const { afterAll } of seeds) await afterAll?.(services, once);
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
