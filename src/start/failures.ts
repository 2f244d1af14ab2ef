import { when } from 'mobx';
import { systemClock } from '@/services/clock';
import { refreshCache } from '@/services/helpers/cache-refresh';
import type { Boot } from './boot';
import { isChunkFailure } from './chunk-failure';
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

let isAsking = false;

/** After a chunk load failure the tap had no effect: offer a reload or home. */
export async function offerReload(boot: Boot, reason: unknown): Promise<void> {
  const { app } = boot;
  if (!app || !isChunkFailure(reason)) return boot.tell('promise', reason);
  if (isAsking) return;
  isAsking = true;
  const question = { content: BOOT.chunkFailed, confirmText: BOOT.reload, cancelText: BOOT.home };
  const isWanted = await app.feedback.confirm(question);
  isAsking = false;
  if (isWanted) startAgain(boot);
  else app.router.home();
}
