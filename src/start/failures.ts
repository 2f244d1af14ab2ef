import { when } from 'mobx';
import { systemClock } from '@/services/clock';
import { refreshCache } from '@/services/helpers/cache-refresh';
import type { Boot } from './boot';
import { isChunkFailure } from './chunk-failure';
import { BOOT } from '@/stores/texts';

/** Unknown paths lead home. */
export function leaveUnknownPage(boot: Boot): void {
  when(
    () => boot.app !== undefined,
    () => void boot.app?.router.home(),
  );
}

/** Past the caches, once, in case that an old page asks for what is gone; the mini program has no page to load anew. */
export function startAgain({ again, platform }: Boot): void {
  if (!platform?.location()) void again();
  else if (!refreshCache(platform, systemClock)) platform.reload();
}

let isAsking = false;

/** A part of the program that could not be loaded leaves a dead tap behind; the parent may try again or go home. */
export async function offerReload(boot: Boot, reason: unknown): Promise<void> {
  const { app } = boot;
  if (!app || !isChunkFailure(reason)) return boot.tell('promise', reason);
  if (isAsking) return;
  isAsking = true;
  const question = { content: BOOT.chunkFailed, confirmText: BOOT.reload, cancelText: BOOT.home };
  const isWanted = await app.feedback.confirm(question);
  isAsking = false;
  if (!isWanted) return app.router.home();
  // An old page may ask for parts that a new version has taken away: the first time goes past the caches.
  if (!refreshCache(app.platform, app.clock)) app.platform.reload();
}
