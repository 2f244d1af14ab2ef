/** Shared by the commands: paths, child processes, and installing packages. Must not need node_modules. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { agree } from './installed.mjs';

// Lazy: requires installed packages.
const require = createRequire(import.meta.url);

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) =>
  inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const packagesIn = (...file) => JSON.parse(readFileSync(inRoot(...file), 'utf8')).packages;

/** Whether the installed packages match package-lock.json. */
function isInstalled(withTests) {
  try {
    const wanted = Object.entries(packagesIn('package-lock.json')).filter(([, { dev }]) => withTests || !dev);
    return agree(Object.fromEntries(wanted), packagesIn('node_modules', '.package-lock.json'));
  } catch {
    // npm writes its lock file last.
    return false;
  }
}

/** Prerequisites of every command: the packages, and the generated files (generate.cjs). */
export function ensureInstalled({ withTests = true } = {}) {
  installPackages(withTests);
  require('./generate.cjs');
}

/** `npm ci`, if node_modules is absent or does not match package-lock.json. */
function installPackages(withTests) {
  if (isInstalled(withTests)) return;
  console.log('Installing dependencies …');
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    ...(withTests ? [] : ['--omit=dev']),
  ];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds, tests and lint create many short-lived objects: a larger young generation saves a fifth of their time. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** Runs a command, with its output passed through or given to `onOutput`; resolves to the exit code. */
export function run(command, args, { env = {}, onOutput, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_OPTIONS, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput(String(chunk)));
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Builds a target; quiet unless it fails. */
export async function build(type, env = {}) {
  let output = '';
  const taro = inRoot('node_modules', '@tarojs', 'cli', 'bin', 'taro');
  const code = await run(process.execPath, [taro, 'build', '--type', type], {
    env: { NODE_ENV: 'production', ...env },
    onOutput: (text) => (output += text),
  });
  if (code !== 0) console.log(output);
  return code;
}

/** Builds the console of the staff; quiet unless it fails. */
export async function buildConsole() {
  let output = '';
  const code = await run('npm', ['run', 'build', '--workspace', 'packages/console'], {
    onOutput: (text) => (output += text),
  });
  if (code !== 0) console.log(output);
  return code;
}
