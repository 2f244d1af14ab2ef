import { race } from '@/services/helpers/race';
import type { App } from '@/stores/app';
import { CancellationStore } from './cancellation-store';
import { sayUntil } from './say-until';
import { cancellationTexts } from './texts';

/** Nobody waits longer for their home page because of it. */
const PATIENCE_MS = 3000;

/** After a login: an account that is on its way out says so, and offers the way back. */
export async function tellPending(
  app: Pick<App, 'api' | 'feedback' | 'tracker' | 'scheduler' | 'serverClock'>,
): Promise<void> {
  const store = new CancellationStore(app);
  await race(store.load(), PATIENCE_MS, app.scheduler);
  if (!store.isPending) return;
  const wantsBack = await app.feedback.confirm({
    title: cancellationTexts.pendingTitle,
    content: cancellationTexts.pendingUntil(sayUntil(store.state.value?.until ?? '', app.serverClock)),
    confirmText: cancellationTexts.undo,
    cancelText: cancellationTexts.goOn,
  });
  if (wantsBack) await store.undo();
}
