/**
 * The embedded PostgreSQL: created on the first start, reused on later ones, adopted if a killed process left it running.
 * Listens on this machine only, with a generated password.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { findBinaries } from './binaries';
import {
  createCluster,
  holdsCluster,
  resetPassword,
  startCluster,
  stopCluster,
  type ClusterSettings,
} from './cluster';
import { placeFor, type EmbeddedPlace } from './embedded-owner';
import { findLivingServer, isOpen } from './living-server';
import { StartRefused } from '../start-refused';
import { ServerUsers, withStartLock } from './start-lock';

export interface EmbeddedServer {
  readonly url: string;
  /** An already running server was adopted. */
  readonly adopted: boolean;
  /** Restarts the server whenever it dies, until `stop`; reports each restart or why it failed. */
  supervise(report: (error: unknown) => void): void;
  /** Stops the server unless another process of this backend still uses it. */
  stop(): Promise<void>;
}

interface Settings extends ClusterSettings {
  readonly port: number | null;
}

const DATABASE = 'wandou';
const STARTING_PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 2_000;

/** null if the file is missing or incomplete. */
function readSettings(file: string): Settings | null {
  try {
    const { user, password, port } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Settings>;
    const isWhole = typeof user === 'string' && typeof password === 'string' && password !== '';
    return isWhole ? { user, password, port: typeof port === 'number' ? port : null } : null;
  } catch {
    return null;
  }
}

function writeSettings(file: string, settings: Settings): void {
  const draft = `${file}.${process.pid}`;
  // Flush before the rename: after a power cut, the file is either the old or the new one.
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600, flush: true });
  renameSync(draft, file);
}

const newSettings = (): Settings => ({
  user: 'wandou',
  password: randomBytes(24).toString('hex'),
  port: null,
});

/** A cluster whose settings are lost, for example restored without them, gets a new password; its data stay. */
async function adopt(place: EmbeddedPlace, users: ServerUsers): Promise<Settings> {
  if (isOpen(place.clusterDir)) {
    if (users.hasOthers()) {
      throw new StartRefused(
        `Another process of this backend uses ${place.clusterDir}, and the password for it is lost (embedded.json).`,
        'Stop that process, then start again: the data stay.',
      );
    }
    await stopCluster(place);
  }
  const settings = newSettings();
  await resetPassword(place, settings);
  return settings;
}

/** Never creates a cluster where one exists or existed. */
async function settingsFor(place: EmbeddedPlace, file: string, users: ServerUsers): Promise<Settings> {
  const kept = readSettings(file);
  const isThere = holdsCluster(place);
  if (kept !== null && isThere) return kept;
  if (isThere) {
    const adopted = await adopt(place, users);
    writeSettings(file, adopted);
    return adopted;
  }
  if (existsSync(file)) {
    throw new StartRefused(
      `${file} belongs to a PostgreSQL cluster that is not in ${place.clusterDir}.`,
      'Nothing was changed. Put the cluster back, or remove the file to begin with an empty database.',
    );
  }
  const made = newSettings();
  await createCluster(place, made);
  writeSettings(file, made);
  return made;
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

/** The last port if it is free, otherwise any free port. */
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

/** Port of our server if it is already running, else null. Waits for one that is starting or recovering. */
async function findRunning(place: EmbeddedPlace, settings: Settings): Promise<number | null> {
  const deadline = Date.now() + STARTING_PATIENCE_MS;
  for (;;) {
    const living = await findLivingServer(place.clusterDir, settings);
    if (living.state === 'running') return living.port;
    if (living.state === 'none') return null;
    if (living.state === 'foreign') {
      // The dead server's pid has been reused by another process; PostgreSQL would refuse to start.
      rmSync(join(place.clusterDir, 'postmaster.pid'), { force: true });
      return null;
    }
    if (Date.now() > deadline)
      throw new StartRefused(`A PostgreSQL in ${place.clusterDir} runs but refuses connections`);
    await sleep(200);
  }
}

interface Up {
  readonly place: EmbeddedPlace;
  readonly url: string;
  readonly port: number;
  readonly adopted: boolean;
}

async function bringUp(dataDir: string, options: readonly string[], users: ServerUsers): Promise<Up> {
  const place = placeFor(dataDir, findBinaries());
  const settingsFile = join(dataDir, 'embedded.json');
  const settings = await settingsFor(place, settingsFile, users);
  const running = await findRunning(place, settings);
  const port = running ?? (await choosePort(settings.port));
  if (running === null) await startCluster(place, port, options);
  if (port !== settings.port) writeSettings(settingsFile, { ...settings, port });
  await ensureDatabase(settings, port);
  return { url: urlOf(settings, port, DATABASE), port, adopted: running !== null, place };
}

/** Supervises the server: restarts a killed one on the same port, where our connections expect it. */
function watch(revive: () => Promise<boolean>, report: (error: unknown) => void): () => void {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      if (await revive()) report(new Error('The embedded PostgreSQL was gone and has been started again'));
    } catch (error) {
      report(error);
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** `options`: additional PostgreSQL settings, as `name=value`. */
export async function startEmbedded(
  dataDir: string,
  options: readonly string[] = [],
): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const users = new ServerUsers(dataDir);
  const { url, port, adopted, place } = await withStartLock(dataDir, async () => {
    const server = await bringUp(dataDir, options, users);
    users.enter();
    return server;
  });
  let stopped = false;
  let unwatch: () => void = () => undefined;
  const revive = async () => {
    if (isOpen(place.clusterDir)) return false;
    return withStartLock(dataDir, async () => {
      // Another process of ours has started it, or this one is shutting down.
      if (stopped || isOpen(place.clusterDir)) return false;
      await startCluster(place, port, options);
      return true;
    });
  };
  const stop = () => {
    stopped = true;
    unwatch();
    return withStartLock(dataDir, async () => {
      if (users.leave()) await stopCluster(place);
    });
  };
  return { url, adopted, stop, supervise: (report) => void (unwatch = watch(revive, report)) };
}
