/** `npm start`: from a bare checkout to a running product. The server prints the address and the demo accounts. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, ensureInstalled, inRoot, root } from './tools.mjs';

ensureInstalled();
if (!existsSync(inRoot('dist', 'h5', 'index.html'))) {
  console.log('Building the H5 app …');
  if ((await build('h5')) !== 0) process.exit(1);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; ours only waits, so that the server can stop its database first.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
