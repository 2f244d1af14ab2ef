/** A PostgreSQL for one test run, in a temporary folder. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/core/db/embedded';

/** No durability needed: truncating tables takes a tenth of the time. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

export interface ThrowawayPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/** A folder in memory, if there is enough: creating and dropping small databases takes a third of the time. */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

const OURS = 'wandou-test-';

/** A new folder for a database. Its name says which process is to remove it. */
export function newDataDir(parent = quickFolder()): string {
  const dir = mkdtempSync(join(parent, `${OURS}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(dir, 0o755);
  return dir;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What runs that were killed have left: databases that still run, in memory. */
function removeOrphans(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, owner] = new RegExp(`^${OURS}(\\d+)-`).exec(name) ?? [];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const dir = join(parent, name);
    try {
      const [server] = readFileSync(join(dir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(server), 'SIGQUIT');
    } catch {
      // It has none, or it has ended.
    }
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function startThrowawayPostgres(parent = tmpdir()): Promise<ThrowawayPostgres> {
  removeOrphans(parent);
  const dir = newDataDir(parent);
  const server = await startEmbedded(dir, FAST);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
