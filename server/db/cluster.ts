/** Making, starting and stopping a cluster with PostgreSQL's own programs, as the user that it belongs to. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedDirectory, type EmbeddedPlace } from './embedded-owner';

export interface ClusterSettings {
  readonly user: string;
  readonly password: string;
}

function run(place: EmbeddedPlace, cwd: string, program: string, args: readonly string[]): Promise<number> {
  const identity = place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid };
  return new Promise((resolve, reject) => {
    // The server would inherit a pipe and keep it open. `cwd`: its user may not be let into ours.
    const child = spawn(program, args, { stdio: 'ignore', cwd, ...identity });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Made beside its place and moved there, so that an interrupted start leaves no half of a cluster. */
export async function createCluster(place: EmbeddedPlace, settings: ClusterSettings): Promise<void> {
  const draft = `${place.clusterDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(place.clusterDir, { recursive: true, force: true });
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
  renameSync(draft, place.clusterDir);
}

const logFile = (place: EmbeddedPlace) => join(place.clusterDir, 'server.log');

function logTail(place: EmbeddedPlace): string {
  return existsSync(logFile(place))
    ? readFileSync(logFile(place), 'utf8').split('\n').slice(-8).join('\n')
    : '';
}

/** Resolves when the server takes connections. It outlives this process until it is stopped. */
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
  if (code !== 0) throw new Error(`PostgreSQL did not start in ${place.clusterDir}\n${logTail(place)}`);
}

export async function stopCluster(place: EmbeddedPlace): Promise<void> {
  const args = ['stop', '-w', '-t', '30', '-m', 'fast', '-D', place.clusterDir];
  await run(place, place.clusterDir, place.binaries.pgCtl, args);
}
