/** A PostgreSQL for one test run, in a temporary folder. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/core/db/embedded';
import { isOpen } from '../../server/core/db/living-server';
import { isAlive } from '../../server/core/db/process-identity';

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

/** What runs that were killed have left: databases that still run, in memory. */
async function removeOrphans(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const [, owner] = new RegExp(`^${OURS}(\\d+)-`).exec(name) ?? [];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const dir = join(parent, name);
    if (isOpen(join(dir, 'pg'))) await (await startEmbedded(dir, FAST)).stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function startThrowawayPostgres(parent = tmpdir()): Promise<ThrowawayPostgres> {
  await removeOrphans(parent);
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
