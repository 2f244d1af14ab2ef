/** Creates, starts and stops a cluster with PostgreSQL's own programs, running as the cluster's owner. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { StartRefused } from '../start-refused';
import { ownedDirectory, type EmbeddedPlace } from './embedded-owner';

export interface ClusterSettings {
  readonly user: string;
  readonly password: string;
}

/** `input`: stdin of the program; null for one that keeps running. */
function run(
  place: EmbeddedPlace,
  cwd: string,
  program: string,
  args: readonly string[],
  input: string | null = null,
): Promise<number> {
  const identity = place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid };
  return new Promise((resolve, reject) => {
    // The server would inherit a pipe and keep it open. `cwd`: the server's user may lack access to ours.
    const stdio = [input === null ? 'ignore' : 'pipe', 'ignore', 'ignore'] as const;
    const child = spawn(program, args, { stdio: [...stdio], cwd, ...identity });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
    // EPIPE: the program may exit before it has read all input.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Whether a cluster exists. Throws if the directory contains anything else, which must not be overwritten. */
export function holdsCluster({ clusterDir }: EmbeddedPlace): boolean {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return true;
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return false;
  throw new StartRefused(
    `${clusterDir} holds files, but no whole PostgreSQL cluster (PG_VERSION is missing).`,
    'Nothing was changed. Put a whole copy there, or move the folder away to begin with an empty database.',
  );
}

/** Created in a temporary directory and renamed, so that an interrupted start leaves no partial cluster. */
export async function createCluster(place: EmbeddedPlace, settings: ClusterSettings): Promise<void> {
  const draft = `${place.clusterDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  ownedDirectory(draft, place.owner);
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, `${settings.password}\n`, { mode: 0o600 });
  if (place.owner !== null) chownSync(passwordFile, place.owner.uid, place.owner.gid);
  const login = ['-U', settings.user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const locale = ['--encoding=UTF8', '--locale=C', '--no-instructions'];
  try {
    const code = await run(place, draft, place.binaries.initdb, ['-D', draft, ...login, ...locale]);
    if (code !== 0) throw new Error(`initdb failed with exit code ${code} in ${place.clusterDir}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Fails if the target has been created meanwhile.
  renameSync(draft, place.clusterDir);
}

const logFile = (place: EmbeddedPlace) => join(place.clusterDir, 'server.log');

function logTail(place: EmbeddedPlace): string {
  return existsSync(logFile(place))
    ? readFileSync(logFile(place), 'utf8').split('\n').slice(-8).join('\n')
    : '';
}

/** Resolves when the server accepts connections. It keeps running after this process ends, until it is stopped. */
export async function startCluster(
  place: EmbeddedPlace,
  port: number,
  options: readonly string[],
): Promise<void> {
  if (existsSync(logFile(place))) renameSync(logFile(place), `${logFile(place)}.1`);
  const serverOptions = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...options];
  const flags = `-p ${port} ${serverOptions.map((option) => `-c ${option}`).join(' ')}`;
  const args = ['start', '-w', '-t', '60', '-D', place.clusterDir, '-l', logFile(place), '-o', flags];
  const code = await run(place, place.clusterDir, place.binaries.pgCtl, args);
  if (code !== 0)
    throw new StartRefused(`PostgreSQL did not start in ${place.clusterDir}\n${logTail(place)}`);
}

/** Resets the lost password of a stopped cluster, in single-user mode, which requires no password. */
export async function resetPassword(
  place: EmbeddedPlace,
  { user, password }: ClusterSettings,
): Promise<void> {
  const args = ['--single', '-j', '-D', place.clusterDir, 'postgres'];
  const statement = `ALTER ROLE ${escapeIdentifier(user)} PASSWORD ${escapeLiteral(password)};\n\n`;
  const code = await run(place, place.clusterDir, place.binaries.postgres, args, statement);
  if (code !== 0) {
    throw new StartRefused(
      `The PostgreSQL cluster in ${place.clusterDir} could not be opened (exit code ${code}). Nothing was changed.`,
      'It may be of another version of PostgreSQL, or a copy that is not whole.',
    );
  }
}

export async function stopCluster(place: EmbeddedPlace): Promise<void> {
  const args = ['stop', '-w', '-t', '30', '-m', 'fast', '-D', place.clusterDir];
  await run(place, place.clusterDir, place.binaries.pgCtl, args);
}
