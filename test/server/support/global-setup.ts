import { startCluster } from './cluster';

export default async function globalSetup(): Promise<void> {
  await startCluster();
}
