/** Finds out from a cluster's postmaster.pid whether a PostgreSQL of ours still runs on it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

interface Login {
  readonly user: string;
  readonly password: string;
}

/** running: ours, takes connections; starting: ours, not yet; foreign: the pid belongs to somebody else now; none. */
type LivingServer =
  { readonly state: 'running'; readonly port: number } | { readonly state: 'starting' | 'foreign' | 'none' };

/** Dead, but not yet collected by its parent: containers without an init keep such processes. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: alive, but another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  const proc = `/proc/${pid}/cmdline`;
  try {
    if (existsSync(proc)) return readFileSync(proc, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Whether the server on `port` lets us in and serves exactly this cluster. */
async function serves(port: number, login: Login, clusterDir: string): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    database: 'postgres',
    connectionTimeoutMillis: 3_000,
    ...login,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('SHOW data_directory');
    return realPath(answer.rows[0]?.data_directory ?? '') === realPath(clusterDir);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function findLivingServer(clusterDir: string, login: Login): Promise<LivingServer> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return { state: 'none' };
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  // PostgreSQL itself removes the file of a dead server, after it made sure that none of its children lives.
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return { state: 'none' };
  if (port > 0 && (await serves(port, login, clusterDir))) return { state: 'running', port };
  return { state: /postgres/.test(commandOf(pid)) ? 'starting' : 'foreign' };
}
