/** One start at a time in one data directory, and a record of which of our processes use the embedded server. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './living-server';

const POLL_MS = 100;
const PATIENCE_MS = 60_000;

function holderOf(lockFile: string): number | null {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || null;
  } catch {
    return null;
  }
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lockFile = join(dataDir, 'start.lock');
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(lockFile)) {
    const holder = holderOf(lockFile);
    if (holder !== null && !isAlive(holder)) rmSync(lockFile, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another start holds ${lockFile} for too long`);
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** The last of our processes to leave stops the server; one that was killed counts as gone. */
export class ServerUsers {
  private readonly dir: string;

  constructor(dataDir: string) {
    this.dir = join(dataDir, 'users');
  }

  enter(): void {
    mkdirSync(this.dir, { recursive: true });
    writeFileSync(join(this.dir, String(process.pid)), '');
  }

  /** Returns whether nobody else is left. */
  leave(): boolean {
    rmSync(join(this.dir, String(process.pid)), { force: true });
    const others = readdirSync(this.dir).filter((name) => {
      if (isAlive(Number(name))) return true;
      rmSync(join(this.dir, name), { force: true });
      return false;
    });
    return others.length === 0;
  }
}
