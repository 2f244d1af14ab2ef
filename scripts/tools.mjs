/** What the commands share: paths, running a child, and installing what is missing. Nothing here needs node_modules. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { agree } from './installed.mjs';

// Loaded when packages are there: it needs some of them.
const require = createRequire(import.meta.url);

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) =>
  inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const packagesIn = (...file) => JSON.parse(readFileSync(inRoot(...file), 'utf8')).packages;

/** Whether npm has put there what package-lock.json asks for; by hand or by us is the same. */
function isInstalled(withTests) {
  try {
    const wanted = Object.entries(packagesIn('package-lock.json')).filter(([, { dev }]) => withTests || !dev);
    return agree(Object.fromEntries(wanted), packagesIn('node_modules', '.package-lock.json'));
  } catch {
    // npm writes its own list last.
    return false;
  }
}

/** What every command stands on: the packages, and what is written from the contract (generate.cjs). */
export function ensureInstalled({ withTests = true } = {}) {
  installPackages(withTests);
  require('./generate.cjs');
}

/** `npm ci`, when node_modules is absent or belongs to another package-lock.json. */
function installPackages(withTests) {
  if (isInstalled(withTests)) return;
  console.log('Installing dependencies …');
  const args = ['ci', '--no-progress', '--loglevel=error', ...(withTests ? [] : ['--omit=dev'])];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command, its output passed through or handed to `onOutput`; resolves to the exit code. */
export function run(command, args, { env = {}, onOutput, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput(String(chunk)));
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A build makes many small things that live shortly: with more room for them it collects garbage for half the time. */
const ROOM = '--max-semi-space-size=64';

/** Builds a target; quiet unless it fails. */
export async function build(type, env = {}) {
  let output = '';
  const taro = inRoot('node_modules', '@tarojs', 'cli', 'bin', 'taro');
  const code = await run(process.execPath, [ROOM, taro, 'build', '--type', type], {
    env: { NODE_ENV: 'production', ...env },
    onOutput: (text) => (output += text),
  });
  if (code !== 0) console.log(output);
  return code;
}
