/**
 * The embedded PostgreSQL: made on the first start, found again on the next, adopted when a killed process left it running.
 * Reachable from this machine only, with a password of its own.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { findBinaries } from './binaries';
import { createCluster, startCluster, stopCluster, type ClusterSettings } from './cluster';
import { placeFor, type EmbeddedPlace } from './embedded-owner';
import { findLivingServer } from './living-server';
import { ServerUsers, withStartLock } from './start-lock';

export interface EmbeddedServer {
  readonly url: string;
  /** A server that was already running was taken over. */
  readonly adopted: boolean;
  /** Stops the server unless another of our processes still uses it. */
  stop(): Promise<void>;
}

interface Settings extends ClusterSettings {
  readonly port: number | null;
}

const DATABASE = 'wandou';
const STARTING_PATIENCE_MS = 60_000;

/** Without the settings the password of an old cluster is lost, and with it the cluster. */
function readSettings(file: string): Settings | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Settings) : null;
}

function writeSettings(file: string, settings: Settings): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 });
  renameSync(draft, file);
}

function listen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
}

/** The port of last time when it is free, any free one otherwise. */
async function choosePort(last: number | null): Promise<number> {
  const port = (last === null ? null : await listen(last)) ?? (await listen(0));
  if (port === null) throw new Error('There is no free port for the embedded PostgreSQL');
  return port;
}

const urlOf = (settings: ClusterSettings, port: number, database: string) =>
  `postgres://${settings.user}:${settings.password}@127.0.0.1:${port}/${database}`;

async function ensureDatabase(settings: ClusterSettings, port: number): Promise<void> {
  const client = new Client({ connectionString: urlOf(settings, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}

/** The port of a server of ours that runs already, or null. Waits for one that is just starting or recovering. */
async function findRunning(place: EmbeddedPlace, settings: Settings): Promise<number | null> {
  const deadline = Date.now() + STARTING_PATIENCE_MS;
  for (;;) {
    const living = await findLivingServer(place.clusterDir, settings);
    if (living.state === 'running') return living.port;
    if (living.state === 'none') return null;
    if (living.state === 'foreign') {
      // The number of the dead server's process belongs to somebody else now; PostgreSQL would refuse to start.
      rmSync(join(place.clusterDir, 'postmaster.pid'), { force: true });
      return null;
    }
    if (Date.now() > deadline) throw new Error(`A PostgreSQL in ${place.clusterDir} runs but lets nobody in`);
    await sleep(200);
  }
}

async function bringUp(
  dataDir: string,
  options: readonly string[],
): Promise<Omit<EmbeddedServer, 'stop'> & { place: EmbeddedPlace }> {
  const place = placeFor(dataDir, findBinaries());
  const settingsFile = join(dataDir, 'embedded.json');
  let settings = readSettings(settingsFile);
  if (settings === null || !existsSync(join(place.clusterDir, 'PG_VERSION'))) {
    settings = { user: 'wandou', password: randomBytes(24).toString('hex'), port: null };
    await createCluster(place, settings);
    writeSettings(settingsFile, settings);
  }
  const running = await findRunning(place, settings);
  const port = running ?? (await choosePort(settings.port));
  if (running === null) await startCluster(place, port, options);
  if (port !== settings.port) writeSettings(settingsFile, { ...settings, port });
  await ensureDatabase(settings, port);
  return { url: urlOf(settings, port, DATABASE), adopted: running !== null, place };
}

/** `options`: further settings of PostgreSQL, `name=value`. */
export async function startEmbedded(
  dataDir: string,
  options: readonly string[] = [],
): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const users = new ServerUsers(dataDir);
  const { url, adopted, place } = await withStartLock(dataDir, async () => {
    const server = await bringUp(dataDir, options);
    users.enter();
    return server;
  });
  const stop = () =>
    withStartLock(dataDir, async () => {
      if (users.leave()) await stopCluster(place);
    });
  return { url, adopted, stop };
}
