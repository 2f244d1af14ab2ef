/** A PostgreSQL for one run of tests, in a folder that goes with it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/core/db/embedded';

/** What a test wrote need not survive a power cut: emptying the tables takes a tenth of the time. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

export interface ThrowawayPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'wandou-test-'));
  // Started by root, PostgreSQL runs as another user, who has to get in.
  chmodSync(dir, 0o755);
  const server = await startEmbedded(dir, FAST);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
