import path from 'node:path';
import type { Host, StartOptions } from '../../index';
import { automator, startHost } from './host';
import { program, removeFolders, writeFolder } from './program-folder';

type MiniProgram = Awaited<ReturnType<typeof automator.connect>>;

export interface Fixture {
  /** the unmodified official automator */
  miniProgram: MiniProgram;
  host: Host;
  close(): Promise<void>;
}

const opened = new Set<Fixture>();

type Options = Omit<StartOptions, 'folder' | 'port'>;

/** Starts the host with tests/fixtures/<name> on a free port, and connects the automator. */
export const startFixture = (name: string, options: Options = {}): Promise<Fixture> =>
  startIn(path.resolve(__dirname, '..', 'fixtures', name), options);

/** The same with the smallest program and additional or changed files. */
export const startFiles = (more: Parameters<typeof program>[0], options: Options = {}): Promise<Fixture> =>
  startIn(writeFolder(program(more)), options);

async function startIn(folder: string, options: Options): Promise<Fixture> {
  const wsEndpoint = process.env.WEAPP_HOST_BROWSER;
  const host = await startHost({
    ...options,
    folder,
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

// Cleans up after failed tests.
afterAll(async () => {
  await Promise.all([...opened].map((fixture) => fixture.close()));
  removeFolders();
});
