/** A backend per test file: fresh database, controlled clock, no network. */
import type { FastifyInstance } from 'fastify';
import { loadConfig, type Config } from '../../../server/core/config';
import type { DatabaseTimeouts } from '../../../server/core/db/client';
import type { Domain } from '../../../server/core/domain';
import type { Env } from '../../../server/core/env';
import type { AppServices } from '../../../server/core/http/dispatch';
import type { Fetch } from '../../../server/core/providers';
import { systemRandom, type Random } from '../../../server/core/random';
import { start, type Running } from '../../../server/start';
import type { TestContext } from '../../builders/test-context';
import { withScenarios } from '../../support/scenarios';
import { testClock, type TestClock } from './clock';
import { administer, DEMO_TEMPLATE, TEMPLATE, urlOf } from './cluster';

export interface SentCode {
  /** As printed by the demo provider: masked. */
  readonly line: string;
  readonly code: string;
}

export interface Backend {
  readonly app: FastifyInstance;
  readonly services: AppServices & Required<TestContext>;
  readonly config: Config;
  readonly clock: TestClock;
  /** Lines of the demo SMS provider, oldest first. */
  readonly sent: readonly SentCode[];
  /** The log so far. */
  readonly log: readonly string[];
  readonly database: string;
  readonly running: Running;
  stop(): Promise<void>;
}

export interface BackendOptions {
  /** With demo accounts and content. Only for tests of these: others use builders (test/builders). */
  readonly demo?: boolean;
  readonly env?: Env;
  readonly random?: Random;
  readonly fetchFrom?: Fetch;
  readonly clock?: TestClock;
  /** Timeouts as long as the test's: a slow machine is no failure. */
  readonly databasePatience?: DatabaseTimeouts;
  /** An existing database, for a second instance. */
  readonly database?: string;
  /** Replaces the product's domains. */
  readonly domains?: readonly Domain[];
  /** An empty database instead of a seeded one. */
  readonly empty?: boolean;
}

const AS_LONG_AS_A_TEST: DatabaseTimeouts = {
  connectionTimeoutMillis: 120_000,
  query_timeout: 120_000,
  statement_timeout: 120_000,
};

let made = 0;

async function createDatabase({ empty = false, demo = false }: BackendOptions): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}_${Date.now()}`;
  const template = demo ? DEMO_TEMPLATE : TEMPLATE;
  // File by file takes half as long as through the log, which is for what must survive. shared-realm.cjs drops it.
  await administer(`CREATE DATABASE ${name}${empty ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`}`);
  return name;
}

const noNetwork: Fetch = async () => {
  throw new Error('A test reached for the network');
};

/** Limits that tests do not reach by accident; tests of limits set their own. */
const ROOMY: Env = {
  LOG_LEVEL: 'info',
  RATE_LIMIT_PER_MINUTE: '1000000',
  // Races need calls at the same time.
  CALLS_AT_ONCE: '1000',
  RATE_LIMIT_SECONDS_PER_MINUTE: '1000000',
  RATE_LIMIT_LOGIN_PER_MINUTE: '1000000',
  RATE_LIMIT_SEND_PER_MINUTE: '1000000',
  RATE_LIMIT_CAPTCHA_PER_MINUTE: '1000000',
  RATE_LIMIT_UPLOAD_PER_MINUTE: '1000000',
  SMS_CAPTCHA_FROM_IP_SEND: '1000000',
  SMS_IP_PER_HOUR: '1000000',
  SMS_IP_PER_DAY: '1000000',
  DATABASE_POOL_SIZE: '5',
  // An ES module, which jest cannot load: tested in compiled.test.ts.
  API_DOCS: '0',
};

export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const database = options.database ?? (await createDatabase(options));
  const DEMO = options.demo ? '1' : '0';
  const config = loadConfig({ ...ROOMY, DEMO, DATABASE_URL: urlOf(database), ...options.env });
  const clock = options.clock ?? testClock();
  const sent: SentCode[] = [];
  const log: string[] = [];
  const running = await start(config, {
    loadDemo: () => import('../../../packages/demo'),
    clock,
    random: options.random ?? systemRandom,
    fetchFrom: options.fetchFrom ?? noNetwork,
    print: (line) => sent.push({ line, code: /(\d{6})$/.exec(line)?.[1] ?? '' }),
    databasePatience: options.databasePatience ?? AS_LONG_AS_A_TEST,
    ...(options.domains && { domains: options.domains }),
    logStream: { write: (line) => void log.push(line) },
  });
  const { app } = running;
  const services = withScenarios(running.services, () => import('../../../packages/demo/scenario'));
  return { app, services, config, clock, sent, log, database, running, stop: running.stop };
}
