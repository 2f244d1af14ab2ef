/** One embedded PostgreSQL for all test files; each gets a copy of a database that is migrated and seeded already. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadConfig } from '../../../server/config';
import { startEmbedded, type EmbeddedServer } from '../../../server/db/embedded';
import { start } from '../../../server/start';
import { testClock } from './clock';

export const TEMPLATE = 'wandou_template';
/** Where the workers find the cluster. */
export const URL_VARIABLE = 'WANDOU_TEST_DATABASE';

/** A test database need not survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

let cluster: { readonly server: EmbeddedServer; readonly dir: string } | null = null;

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
  const dir = mkdtempSync(join(tmpdir(), 'wandou-test-'));
  // Started by root, PostgreSQL runs as another user, who has to get in.
  chmodSync(dir, 0o755);
  const server = await startEmbedded(dir, FAST);
  cluster = { server, dir };
  process.env[URL_VARIABLE] = server.url;
  await administer(`CREATE DATABASE ${TEMPLATE}`);
  const config = loadConfig({ DATABASE_URL: urlOf(TEMPLATE), LOG_LEVEL: 'silent' });
  const seeded = await start(config, { clock: testClock() });
  await seeded.stop();
}

export async function stopCluster(): Promise<void> {
  await cluster?.server.stop();
  if (cluster !== null) rmSync(cluster.dir, { recursive: true, force: true });
  cluster = null;
}
