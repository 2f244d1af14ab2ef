/** Builds the backend's parts and shuts them down in the right order. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './core/config';
import { connect, type Database, type DatabaseTimeouts } from './core/db/client';
import { startEmbedded, type EmbeddedServer } from './core/db/embedded';
import { refuseOldSchema } from './core/db/known-migrations';
import { runMigrations, withDatabaseLock } from './core/db/migrate';
import type { Domain } from './core/domain';
import { drawingThreads, type Drawing } from './core/drawing';
import { buildApp } from './core/http/app';
import type { AppServices } from './core/http/dispatch';
import type { Lifecycle } from './core/http/health';
import { keepBuild } from './core/http/kept-builds';
import type { LogStream } from './core/http/logging';
import type { Routes } from './core/http/routes';
import { HOUSEKEEPING_MS, startJobs, type Job } from './core/jobs';
import { Metrics } from './core/metrics';
import { watchQueues } from './core/metrics/queues';
import { createProviders, type Fetch } from './core/providers';
import { systemRandom, type Random } from './core/random';
import { isSeeded, seed, type Demo } from './core/seed';
import { refuseAnotherPhoneKey } from './core/seed/phone-key';
import { registerTesting } from './core/testing/routes';
import { createReset } from './core/testing/seed-copy';
import { createTestTools, rememberCodes, type TestTools } from './core/testing/tools';
import { systemClock, type Clock } from './core/time';
import { startTraces } from './core/traces';
import { handlers, registered, sumOf, type Sum } from './registry';

/** Injected dependencies: the demo, and replacements for tests. */
interface Surroundings {
  /** Called only if the configuration asks for the demo; without it there is no demo. */
  readonly loadDemo?: () => Promise<{ readonly demo: Demo }>;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly fetchFrom?: Fetch;
  readonly print?: (line: string) => void;
  readonly logStream?: LogStream;
  readonly databasePatience?: DatabaseTimeouts;
  readonly domains?: readonly Domain[];
}

export interface Running {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly database: Database;
  /** null if the operator's own database is used. */
  readonly embedded: EmbeddedServer | null;
  /** null if demo accounts are off. */
  readonly demo: Demo | null;
  /** Serves /metrics; null if no port is set for it. */
  readonly metricsApp: FastifyInstance | null;
  /** Is not ready at once, serves on for `drainMs`, finishes open requests, then releases all resources. */
  stop(): Promise<void>;
}

/** Never loaded in production. With `testing` but not `demo`, it only provides scenarios for testers. */
async function loadDemo({ demo, testing }: Config, { loadDemo: load }: Surroundings): Promise<Demo | null> {
  return (demo || testing) && load !== undefined ? (await load()).demo : null;
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

interface Assembled {
  readonly services: AppServices;
  readonly testTools: TestTools | undefined;
}

/** Module with the tasks of the drawing threads. */
const DRAWING_TASKS = join(__dirname, 'drawing-worker');

interface Means {
  readonly sum: Sum;
  readonly database: Database;
  readonly drawing: Drawing;
  readonly metrics: Metrics | null;
}

function assemble(
  config: Config,
  { sum, database: { db }, drawing, metrics }: Means,
  around: Surroundings,
  loaded: Demo | null,
): Assembled {
  const seedAgain = (): Promise<void> => seed(seedServices(), sum.seeds, config.demo ? loaded : null);
  // The seed uses the same clock: when a test freezes it, the hour does not change mid-test.
  const seedClock: Clock = { now: () => clock.now() };
  const reset = createReset(db, seedClock, seedAgain);
  const testTools = config.testing ? createTestTools(reset, loaded) : undefined;
  const clock = around.clock ?? testTools?.clock ?? systemClock;
  const random = around.random ?? systemRandom;
  const print = around.print ?? printLine;
  const fetchFrom: Fetch = around.fetchFrom ?? ((url, init) => fetch(url, init));
  const providers = createProviders(config, {
    ...{ db, clock, random, print, fetchFrom },
    ...(metrics && { measure: metrics.measure }),
    demoRecognition: sum.demoRecognition,
  });
  const sms = testTools === undefined ? providers.sms : rememberCodes(providers.sms, testTools.codes);
  const { schemaRegistry, offers } = sum;
  const services = {
    db,
    clock,
    random,
    config,
    providers: { ...providers, sms },
    drawing,
    schemaRegistry,
    offers,
  };
  const seedServices = () => ({ db, clock, config, storage: providers.storage });
  return { services, testTools };
}

/** Jobs of all domains, plus the demo's, which keeps its dates current. */
const jobsOf = (sum: Sum, demo: Demo | null): readonly Job[] =>
  demo === null
    ? sum.jobs
    : [
        ...sum.jobs,
        { name: 'demo', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => demo.refresh(db, clock) },
      ];

/** Routes of the domains, the test tools and the demo. */
function routesOf(sum: Sum, testTools: TestTools | undefined, demo: Demo | null): readonly Routes[] {
  return [
    ...sum.routes,
    (app, services) => {
      demo?.registerPages(app, services);
      if (testTools === undefined) return;
      const jobs = jobsOf(sum, testTools.demo);
      registerTesting(app, services, testTools, { routes: sum.testTools, jobs });
    },
  ];
}

async function prepareSchema(pool: Pool, { migrateOnStart, migrationLockMs }: Config): Promise<void> {
  if (!migrateOnStart) return refuseOldSchema(pool);
  await runMigrations(pool, { lockMs: migrationLockMs, print: () => undefined });
}

/** Waits for open requests, at most `patienceMs`. */
async function closeApp(app: FastifyInstance, patienceMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close();
  clearTimeout(timer);
}

/** Starts everything except listening. */
export async function start(config: Config, around: Surroundings = {}): Promise<Running> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  let log: FastifyBaseLogger | null = null;
  const metrics = config.metricsPort === null ? null : new Metrics(config.release);
  const traces = config.tracesUrl === null ? null : await startTraces(config.tracesUrl, config.release);
  const metricsApp = metrics?.app() ?? null;
  const onError = (error: unknown): undefined => {
    metrics?.onFailure();
    log?.error({ err: error }, 'background failure');
  };
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const database = connect(url, config.databasePoolSize, onError, around.databasePatience);
  const starter = connect((config.migrateOnStart && config.migrationDatabaseUrl) || url, 2, onError, {});
  const drawing = drawingThreads({ onError, tasks: DRAWING_TASKS });
  const sum = around.domains === undefined ? registered : sumOf(around.domains);
  const letGo = async () => {
    await metricsApp?.close();
    await traces?.stop();
    await drawing.stop();
    await database.close();
    await embedded?.stop();
  };
  try {
    const loaded = await loadDemo(config, around);
    const demo = config.demo ? loaded : null;
    const { services, testTools } = assemble(config, { sum, database, drawing, metrics }, around, loaded);
    const { db, clock, providers } = services;
    const lifecycle: Lifecycle = { migrated: false, stopping: false };
    await withDatabaseLock(starter.pool, async () => {
      await prepareSchema(starter.pool, config);
      const isNew = testTools !== undefined && !(await isSeeded(db));
      await refuseAnotherPhoneKey(db, config, clock);
      await seed({ db, clock, config, storage: providers.storage }, sum.seeds, demo);
      await demo?.refresh(db, clock);
      if (config.keptBuilds !== null) keepBuild(config.h5Dir, config.keptBuilds, systemClock.now());
      if (isNew) await testTools?.keep();
    });
    await starter.close();
    lifecycle.migrated = true;
    const { logStream } = around;
    const { pool } = database;
    const routes = routesOf(sum, testTools, demo);
    metrics?.watchPool(pool, config.databasePoolSize);
    if (metrics !== null) watchQueues(metrics.registry, { db, clock, onError }, sum.queues);
    const app = await buildApp({ services, handlers, routes, pool, lifecycle, metrics, traces, logStream });
    log = app.log;
    embedded?.supervise(onError);
    const isHeld = () => (testTools?.clock.offset ?? 0) !== 0;
    const stopJobs = startJobs(jobsOf(sum, demo), { ...services, onError, onJob: metrics?.onJob }, isHeld);
    const stop = async () => {
      lifecycle.stopping = true;
      await sleep(config.drainMs);
      await Promise.all([stopJobs(), closeApp(app, config.shutdownMs)]);
      await letGo();
    };
    return { app, services, database, embedded, demo, metricsApp, stop };
  } catch (error) {
    await starter.close().catch(() => undefined);
    await letGo();
    throw error;
  }
}
