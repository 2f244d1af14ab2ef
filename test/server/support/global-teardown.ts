import { rmSync } from 'node:fs';
import { stopCluster } from './cluster';
import { compiledServer } from './processes';

export default async function globalTeardown(): Promise<void> {
  rmSync(compiledServer(), { recursive: true, force: true });
  await stopCluster();
}
