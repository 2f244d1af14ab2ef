/** Determines from a cluster's postmaster.pid whether our PostgreSQL is still running. */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { commandOf, isAlive, readIfThere } from './process-identity';

interface Login {
  readonly user: string;
  readonly password: string;
}

/** running: ours, accepts connections; starting: ours, not ready yet; foreign: the pid now belongs to another process; none. */
type LivingServer =
  | { readonly state: 'running'; readonly port: number }
  | { readonly state: 'starting' | 'foreign' | 'none' };

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Whether the server on `port` accepts our login and serves exactly this cluster. */
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

/** Lines of postmaster.pid; the file may disappear at any moment. */
const noteOf = (clusterDir: string): readonly string[] =>
  readIfThere(join(clusterDir, 'postmaster.pid'))?.split('\n') ?? [];

/** Pid from postmaster.pid, if the process is alive. */
function postmasterPid(clusterDir: string): number | null {
  const pid = Number(noteOf(clusterDir)[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

/** Whether the process is a PostgreSQL server of this cluster. */
function serverOf(pid: number, clusterDir: string): boolean {
  const command = commandOf(pid);
  return (
    command.includes('postgres') && [clusterDir, realPath(clusterDir)].some((dir) => command.includes(dir))
  );
}

/** Whether a PostgreSQL server has the cluster open, even if we cannot log in. */
export function isOpen(clusterDir: string): boolean {
  const pid = postmasterPid(clusterDir);
  return pid !== null && serverOf(pid, clusterDir);
}

export async function findLivingServer(clusterDir: string, login: Login): Promise<LivingServer> {
  // PostgreSQL removes the file of a dead server itself, after checking that none of its children is alive.
  const pid = postmasterPid(clusterDir);
  if (pid === null) return { state: 'none' };
  const port = Number(noteOf(clusterDir)[3]);
  if (port > 0 && (await serves(port, login, clusterDir))) return { state: 'running', port };
  return { state: serverOf(pid, clusterDir) ? 'starting' : 'foreign' };
}
