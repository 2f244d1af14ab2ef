import { when } from 'mobx';
import type { Boot } from './boot';
import { BOOT } from './texts';

/** Unknown paths lead home (part 1 section 2). */
export function leaveUnknownPage(boot: Boot): void {
  when(
    () => boot.app !== undefined,
    () => void boot.app?.router.home(),
  );
}

/** A part of the program that could not be loaded leaves a dead tap behind; the parent may try again. */
export function offerReload(boot: Boot, reason: unknown): void {
  const { app } = boot;
  if (!app || !isChunkLoadError(reason)) return;
  const question = { content: BOOT.chunkFailed, confirmText: BOOT.reload };
  void app.feedback.confirm(question).then((isWanted) => {
    if (isWanted) app.platform.reload();
  });
}

const isChunkLoadError = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && (reason as { name?: unknown }).name === 'ChunkLoadError';
