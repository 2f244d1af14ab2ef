/** Initial content of a database. Every part runs once, regardless of the number of starts and instances. */
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

/** Runs `work` unless its mark exists; sets the mark in the same transaction. */
export type Once = (mark: string, work: (tx: Db) => Promise<void>) => Promise<void>;

/** Seeds of a domain. */
export interface Seed {
  /** Content of a new database: runs once, in one transaction with all other domains. */
  readonly base?: (tx: Db) => Promise<void>;
  /** At every start, before the demo's seed: content added by this version, each part under its own mark. */
  readonly atStart?: (services: SeedServices, once: Once) => Promise<void>;
  /** After the demo's seed: data derived from everything else. */
  readonly afterAll?: (services: SeedServices, once: Once) => Promise<void>;
}

/** Interface of the demo package, injected at startup; nothing in server/ imports it. */
export interface Demo {
  readonly areaCode: string;
  readonly password: string;
  readonly accounts: readonly { readonly phone: string; readonly state: string }[];
  seed(services: SeedServices, once: Once): Promise<void>;
  /** Moves outdated dates on. Idempotent. */
  refresh(db: Db, clock: Clock): Promise<void>;
  /** Pages that the content links to, and the teacher's side of homework. */
  registerPages(app: FastifyInstance, services: AppServices): void;
  /** Test-only route that puts an account into the states of a scenario. */
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

/** Whether the database has any content, of any edition. */
export async function isSeeded(db: Db): Promise<boolean> {
  const [mark] = await db.select().from(seedMarks).limit(1);
  return mark !== undefined;
}

/** Must run in one instance at a time. Without `demo`, only the base content is created. */
export async function seed(services: SeedServices, seeds: readonly Seed[], demo: Demo | null): Promise<void> {
  const once = onceIn(services);
  await once('base', async (tx) => {
    for (const { base } of seeds) await base?.(tx);
  });
  for (const { atStart } of seeds) await atStart?.(services, once);
  await demo?.seed(services, once);
  for (const { afterAll } of seeds) await afterAll?.(services, once);
}

/** For tests: empties all tables and restarts their ids. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql`
    DO $$ DECLARE names text; BEGIN
      SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO names
        FROM pg_tables WHERE schemaname = 'public';
      EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE';
    END $$`);
}
