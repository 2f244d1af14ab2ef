/** One embedded PostgreSQL for all test files; each gets a copy of a migrated and seeded template, with or without the demo. */
import { Client } from 'pg';
import { loadConfig } from '../../../server/core/config';
import { start } from '../../../server/start';
import {
  quickFolder,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../support/throwaway-postgres';
import { testClock } from './clock';

export const TEMPLATE = 'wandou_template';
export const DEMO_TEMPLATE = 'wandou_demo_template';
/** Passes the cluster's URL to the workers. */
export const URL_VARIABLE = 'WANDOU_TEST_DATABASE';

let cluster: ThrowawayPostgres | null = null;

export function urlOf(database: string): string {
  const url = new URL(process.env[URL_VARIABLE] ?? '');
  url.pathname = `/${database}`;
  return url.toString();
}

export async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function startCluster(): Promise<void> {
  cluster = await startThrowawayPostgres(quickFolder());
  process.env[URL_VARIABLE] = cluster.url;
  await makeTemplate(TEMPLATE, '0');
  await makeTemplate(DEMO_TEMPLATE, '1');
}

async function makeTemplate(name: string, DEMO: '0' | '1'): Promise<void> {
  await administer(`CREATE DATABASE ${name}`);
  const config = loadConfig({ DATABASE_URL: urlOf(name), DEMO, LOG_LEVEL: 'silent', API_DOCS: '0' });
  const seeded = await start(config, {
    loadDemo: () => import('../../../packages/demo'),
    clock: testClock(),
  });
  await seeded.stop();
}

export async function stopCluster(): Promise<void> {
  await cluster?.stop();
  cluster = null;
}
