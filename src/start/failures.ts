import { when } from 'mobx';
import type { Platform } from '@/platform/types';
import { systemClock } from '@/services/clock';
import { refreshCache } from '@/services/helpers/cache-refresh';
import { isChunkFailure, type Boot } from './boot';
import { BOOT } from '@/stores/texts';

/** Unknown paths redirect to home. */
export function leaveUnknownPage(boot: Boot): void {
  when(
    () => boot.app !== undefined,
    () => void boot.app?.router.home(),
  );
}

/** Reloads, the first time bypassing the caches: an old page may request chunks that are gone. The mini program has no page to reload. */
export function startAgain({ again, platform }: Boot): void {
  if (!platform?.location()) void again();
  else if (!refreshCache(platform, systemClock)) platform.reload();
}

const REACH_MS = 5_000;

/** The server answers with its page, so the missing part is not the network's fault: another release is out. */
async function isReleased({ transport, location }: Platform): Promise<boolean> {
  const url = location()?.href;
  if (url === undefined) return false;
  const answer = await transport.send({ method: 'GET', url, headers: {}, timeoutMs: REACH_MS }).response;
  return answer.ok && answer.value.isPage === true;
}

/** After a chunk load failure the tap had no effect: takes the new release, else offers a reload or home. */
export async function offerReload(boot: Boot, reason: unknown): Promise<void> {
  const { app } = boot;
  if (!app || !isChunkFailure(reason)) return boot.report('promise', reason);
  if (boot.isLeaving) return;
  boot.isLeaving = true;
  const { platform } = boot;
  if (platform && (await isReleased(platform)) && refreshCache(platform, systemClock)) return;
  const question = { content: BOOT.chunkFailed, confirmText: BOOT.reload, cancelText: BOOT.home };
  const isWanted = await app.feedback.confirm(question);
  boot.isLeaving = false;
  if (isWanted) startAgain(boot);
  else app.router.home();
}
