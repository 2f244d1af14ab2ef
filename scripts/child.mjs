/** A command that goes on beside ours: the backend, the mini program's host. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './tools.mjs';

const START_MS = 120_000;

/** Starts a command and waits until `isReady` finds what it needs, in the output or elsewhere. */
export async function start(args, env, isReady) {
  let output = '';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // The backend exits when the channel closes, so that a killed run leaves none behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const closed = once(child, 'close');
  const found = new Promise((resolve, reject) => {
    const look = (chunk) => {
      output += chunk;
      const ready = isReady(output);
      if (ready) resolve(ready);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('message', (message) => look(`${JSON.stringify(message)}\n`));
    child.on('close', (code) => reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`)));
    setTimeout(() => reject(new Error(`${args.join(' ')} did not start\n${output}`)), START_MS).unref();
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  try {
    return { found: await found, stop, output: () => output };
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
}
