import path from 'node:path';
import type { Host, StartOptions } from '../../index';
import { automator, startHost } from './host';

type MiniProgram = Awaited<ReturnType<typeof automator.connect>>;

export interface Fixture {
  /** the official automator, unmodified */
  miniProgram: MiniProgram;
  host: Host;
  close(): Promise<void>;
}

const opened = new Set<Fixture>();

/** Starts the host on tests/fixtures/<name>, on a port of its own, and connects the automator to it. */
export async function startFixture(
  name: string,
  options: Omit<StartOptions, 'folder' | 'port'> = {},
): Promise<Fixture> {
  const wsEndpoint = process.env.WEAPP_HOST_BROWSER;
  const host = await startHost({
    ...options,
    folder: path.resolve(__dirname, '..', 'fixtures', name),
    port: 0,
    browser: { ...(wsEndpoint === undefined ? {} : { wsEndpoint }), ...options.browser },
  });
  const miniProgram = await automator.connect({ wsEndpoint: host.wsEndpoint });
  const fixture: Fixture = {
    miniProgram,
    host,
    async close() {
      opened.delete(fixture);
      miniProgram.disconnect();
      await host.close();
    },
  };
  opened.add(fixture);
  return fixture;
}

// A test that failed half-way leaves nothing running.
afterAll(async () => {
  await Promise.all([...opened].map((fixture) => fixture.close()));
});
