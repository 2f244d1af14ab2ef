/**
 * PostgreSQL refuses to run as root: as root, we run it as the user postgres, who must be able to read its binaries and data.
 * A checkout below /root is not accessible to that user, so both are then placed under /var/tmp.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binariesIn, type Binaries } from './binaries';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface EmbeddedPlace {
  readonly binaries: Binaries;
  readonly clusterDir: string;
  /** null: runs as the current user. */
  readonly owner: Owner | null;
}

function lookUp(name: string): Owner | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

function postgresUser(): Owner {
  const found = lookUp('postgres');
  if (found !== null) return found;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    });
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and no user postgres could be made: start as a normal user',
    );
  }
  const made = lookUp('postgres');
  if (made === null) throw new Error('The user postgres was made but is not in /etc/passwd');
  return made;
}

/** Whether any user may traverse all parent directories. */
function isReachable(path: string): boolean {
  for (let dir = path; ; dir = dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false;
    if (dir === dirname(dir)) return true;
  }
}

/** Fallback directory of the cluster if the data directory is not accessible to its user. */
export function substituteDir(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join('/var/tmp', `wandou-${name}`);
}

export function placeFor(dataDir: string, found: Binaries): EmbeddedPlace {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return { binaries: found, clusterDir: join(dataDir, 'pg'), owner: null };
  const owner = postgresUser();
  if (isReachable(dataDir) && isReachable(join(found.nativeDir, 'bin'))) {
    return { binaries: found, clusterDir: join(dataDir, 'pg'), owner };
  }
  const base = substituteDir(dataDir);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const nativeDir = join(base, 'native');
  if (!existsSync(join(nativeDir, 'bin', 'pg_ctl'))) {
    cpSync(found.nativeDir, nativeDir, { recursive: true, verbatimSymlinks: true });
  }
  return { binaries: binariesIn(nativeDir), clusterDir: join(base, 'pg'), owner };
}

/** Creates a directory that the server's user may write to. */
export function ownedDirectory(path: string, owner: Owner | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner !== null) chownSync(path, owner.uid, owner.gid);
}
