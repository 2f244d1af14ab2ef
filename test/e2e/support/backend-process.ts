import { fork } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** Printed by the process when it listens. */
export interface Listening {
  readonly url: string;
  /** URL of its own database. */
  readonly databaseUrl: string;
}

export interface BackendProcess extends Listening {
  stop(): Promise<void>;
}

/** backend.ts, compiled by scripts/test-backend.mjs. */
const COMPILED = path.join(__dirname, '../../../.cache/test-backend/backend.js');

/** A free port, so that parallel and killed runs do not interfere. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Resolves when it is ready. */
export async function startBackend(): Promise<BackendProcess> {
  const port = await freePort();
  const child = fork(COMPILED, {
    execArgv: ['--enable-source-maps'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      WANDOU_TESTING: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listening = await new Promise<Listening>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Listening));
    void ended.then(() => reject(new Error('The backend did not start')));
  });
  const stop = (): Promise<void> => {
    child.disconnect();
    return ended;
  };
  return { ...listening, stop };
}
