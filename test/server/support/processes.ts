/** Backends as processes of their own: start, listen to what they print, end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../..');

export interface Launched {
  readonly child: ChildProcess;
  /** Everything printed so far, standard output and errors. */
  readonly output: () => string;
  /** Resolves with the first match of what is printed; rejects when the process ends before it. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

const launched: ChildProcess[] = [];

/** Runs node with `args` in the repository's root. `env` is all that the process knows, but for PATH and HOME. */
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

/** Resolves to the exit code; null when a signal ended it. */
export async function ended({ child }: Pick<Launched, 'child'>): Promise<number | null> {
  // 'close', not 'exit': by then everything that it printed has been read.
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

export async function end(process: Pick<Launched, 'child'>, signal: NodeJS.Signals): Promise<number | null> {
  const exit = ended(process);
  process.child.kill(signal);
  return exit;
}

/** The folder of a server as `npm run build:server` makes it: it starts in a tenth of the time that tsx needs. */
export async function buildServer(): Promise<string> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/compiled-'));
  const building = launch(['scripts/build-server.mjs', folder], {});
  if ((await ended(building)) !== 0) throw new Error(building.output());
  return folder;
}

/** What a failed test left running. */
export async function endAll(): Promise<void> {
  const open = launched.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(open.map((child) => end({ child }, 'SIGTERM')));
}
