/** What the commands share: paths, running a child, and installing what is missing. Nothing here needs node_modules. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) =>
  inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
const stampFile = inRoot('node_modules', '.installed-lock');

/** `npm ci`, when node_modules is absent or belongs to another package-lock.json. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
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

/** Builds a target; quiet unless it fails. */
export async function build(type, env = {}) {
  let output = '';
  const code = await run(bin('taro'), ['build', '--type', type], {
    env: { NODE_ENV: 'production', ...env },
    onOutput: (text) => (output += text),
  });
  if (code !== 0) console.log(output);
  return code;
}
