/** Orders the reports that are due and makes them (server/domains/growth/reports); settles editions that are over. Every instance does it; nothing is done twice. */
import { planReleases } from '../../domains/growth/reports/plan';
import { releaseDue, type ReleaseServices } from '../../domains/growth/reports/work';
import { MINUTE } from '../time';
import { settleEditions } from '../../domains/works/settle';

const EVERY_MS = 5 * MINUTE;

/** One round. What is left over is the next one's. */
export async function runReleases(services: ReleaseServices): Promise<void> {
  await planReleases(services.db, services.clock).catch(services.onError);
  await releaseDue(services).catch(services.onError);
  await settleEditions(services).catch(services.onError);
}

/**
 * Returns the way to stop it, which waits for the batch that is being made. `isHeld`: the clock is in a tester's hand; what would
 * be due by it stays until they ask for it, so that no look at next month leaves its reports behind.
 */
export function startReleases(services: ReleaseServices, isHeld = () => false): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> | null = null;
  const round = () => {
    if (isHeld()) return;
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
