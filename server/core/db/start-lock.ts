/** Serialises starts in one data directory, and tracks which of our processes use the embedded server. */
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../start-refused';
import { hasCode, isStillAlive, ownIdentity, readIfThere } from './process-identity';

const POLL_MS = 100;
const PATIENCE_MS = 60_000;

/** Atomic: a process that dies while writing leaves no lock without an owner. */
function tryLink(from: string, lockFile: string): boolean {
  try {
    linkSync(from, lockFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function tryLock(lockFile: string): boolean {
  const draft = `${lockFile}.${process.pid}.${String(performance.now())}`;
  writeFileSync(draft, ownIdentity(), { mode: 0o600 });
  try {
    return tryLink(draft, lockFile);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock. Another process may have replaced it meanwhile and hold the lock: then it is put back. */
function clear(lockFile: string, stale: string): void {
  const taken = `${lockFile}.${process.pid}.stale`;
  try {
    renameSync(lockFile, taken);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readIfThere(taken) !== stale) tryLink(taken, lockFile);
  rmSync(taken, { force: true });
}

/** Also serialises starts within one process, which share an identity. */
const held = new Map<string, Promise<unknown>>();

async function locked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lockFile = join(dataDir, 'start.lock');
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(lockFile)) {
    const holder = readIfThere(lockFile);
    // `holder === ownIdentity()`: `held` serialises our own starts, so the lock was left by a dead process with the same identity.
    const isStale = holder !== null && (!isStillAlive(holder) || holder === ownIdentity());
    if (isStale) clear(lockFile, holder);
    else if (Date.now() > deadline) throw new StartRefused(`Another start holds ${lockFile} for too long`);
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const mine = (held.get(dataDir) ?? Promise.resolve()).then(() => locked(dataDir, work));
  held.set(
    dataDir,
    mine.catch(() => undefined),
  );
  return mine;
}

/** The last of our processes to leave stops the server; a killed one counts as gone. */
export class ServerUsers {
  private readonly dir: string;

  constructor(dataDir: string) {
    this.dir = join(dataDir, 'users');
  }

  enter(): void {
    mkdirSync(this.dir, { recursive: true });
    writeFileSync(join(this.dir, String(process.pid)), ownIdentity());
  }

  /** Whether another of our processes uses the server. Removes dead ones from the record. */
  hasOthers(): boolean {
    mkdirSync(this.dir, { recursive: true });
    const others = readdirSync(this.dir).filter((name) => name !== String(process.pid));
    return others.filter((name) => this.isThere(name)).length > 0;
  }

  /** Returns whether no other process is left. */
  leave(): boolean {
    rmSync(join(this.dir, String(process.pid)), { force: true });
    return !this.hasOthers();
  }

  private isThere(name: string): boolean {
    const file = join(this.dir, name);
    if (isStillAlive(readIfThere(file) ?? '')) return true;
    rmSync(file, { force: true });
    return false;
  }
}
