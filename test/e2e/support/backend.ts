/**
 * A backend with its own database, for one worker of the browser tests or the mini program's suite. It exits with its parent process,
 * however that ends.
 */
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../../../server/core/config';
import { start } from '../../../server/start';
import { quickFolder, startThrowawayPostgres } from '../../support/throwaway-postgres';

async function main(): Promise<void> {
  const postgres = await startThrowawayPostgres(quickFolder());
  const config = loadConfig({
    // One family makes the calls of many, on a machine that may be slow.
    RATE_LIMIT_SECONDS_PER_MINUTE: '1000000',
    ...process.env,
    DATABASE_URL: postgres.url,
  });
  const running = await start(config, { loadDemo: () => import('../../../packages/demo') });
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await running.stop();
    await postgres.stop();
    process.exit(0);
  };
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const)
    process.on(end, () => void (stopping ??= stop()));
  await running.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  const { port } = running.app.server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}`, databaseUrl: postgres.url });
}

void main();
