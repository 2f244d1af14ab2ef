/**
 * `npm start`: from a bare checkout to a running product. Prints the time of each step; the server prints the address and the demo
 * accounts. Test-only packages are installed by the first command that needs them.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, ensureInstalled, inRoot, root, run } from './tools.mjs';

const SERVER = ['--import', 'tsx', 'server/main.ts'];

const times = [];
async function timed(name, work) {
  const started = Date.now();
  const result = await work();
  times.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`);
  return result;
}

await timed('installing', () => ensureInstalled({ withTests: false }));
if (!existsSync(inRoot('dist', 'h5', 'index.html'))) {
  console.log('Building the H5 app, and filling the database meanwhile …');
  const [code] = await Promise.all([
    timed('building', () => build('h5')),
    // Errors here are reported by the start itself.
    timed('database and content', () =>
      run(process.execPath, [...SERVER, 'prepare'], { onOutput: () => undefined }),
    ),
  ]);
  if (code !== 0) process.exit(1);
  console.log(`Ready: ${times.join(', ')}`);
}

const server = spawn(process.execPath, SERVER, { cwd: root, stdio: 'inherit' });
// The terminal sends Ctrl-C to both processes; this one only waits, so that the server can stop its database first.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
