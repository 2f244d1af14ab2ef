/** Backends as child processes: start, read output, stop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { URL_VARIABLE } from './cluster';

export const ROOT = join(__dirname, '../../..');

export interface Launched {
  readonly child: ChildProcess;
  /** Output so far, stdout and stderr. */
  readonly output: () => string;
  /** Resolves with the first match in the output; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

const launched: ChildProcess[] = [];

/** Runs node with `args` in the repository's root. The environment is `env`, PATH and HOME only. */
export function launch(args: readonly string[], env: Readonly<Record<string, string>>): Launched {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH, HOME, ...env } });
  launched.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found !== null) resolve(found);
      };
      child.stdout.on('data', look);
      look();
      child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${output}`)));
    });
  return { child, output: () => output, printed };
}

/** Resolves to the exit code; null after a signal. */
export async function ended({ child }: Pick<Launched, 'child'>): Promise<number | null> {
  // 'close', not 'exit': all output has been read by then.
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

export async function end(process: Pick<Launched, 'child'>, signal: NodeJS.Signals): Promise<number | null> {
  const exit = ended(process);
  process.child.kill(signal);
  return exit;
}

/** Of this run of jest, whose database server has a port of its own. global-teardown.ts removes it. */
export const compiledServer = (): string =>
  join(ROOT, '.cache', `compiled-${new URL(process.env[URL_VARIABLE] ?? '').port}`);

/** Builds the server with `npm run build:server`, once a run: it starts ten times faster than with tsx. */
export async function buildServer(): Promise<string> {
  const shared = compiledServer();
  if (existsSync(shared)) return shared;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const own = mkdtempSync(join(ROOT, '.cache/compiled-'));
  const building = launch(['scripts/build-server.mjs', own], {});
  if ((await ended(building)) !== 0) throw new Error(building.output());
  try {
    renameSync(own, shared);
  } catch {
    // Another worker built it meanwhile.
    rmSync(own, { recursive: true });
  }
  return shared;
}

/** Stops processes left by a failed test. */
export async function endAll(): Promise<void> {
  const open = launched.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(open.map((child) => end({ child }, 'SIGTERM')));
}
