/** Orders the reports that are due and makes them (server/growth/reports). Every instance does it; none is made twice. */
import { planReleases } from '../growth/reports/plan';
import { releaseDue, type ReleaseServices } from '../growth/reports/work';
import { MINUTE } from '../time';

const EVERY_MS = 5 * MINUTE;

/** One round. What is left over is the next one's. */
export async function runReleases(services: ReleaseServices): Promise<void> {
  await planReleases(services.db, services.clock).catch(services.onError);
  await releaseDue(services).catch(services.onError);
}

/** Returns the way to stop it, which waits for the batch that is being made. */
export function startReleases(services: ReleaseServices): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> | null = null;
  const round = () => {
    // One round may take longer than the time between two.
    running ??= runReleases({ ...services, isStopping: () => isStopping }).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(round, EVERY_MS);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
