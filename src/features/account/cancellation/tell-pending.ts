import { race } from '@/services/helpers/race';
import type { App, Singleton } from '@/stores/app/app';
import { CancellationStore } from './cancellation-store';
import { formatUntil } from './format-until';
import { cancellationTexts } from './texts';

/** Timeout: the home page must not be delayed longer. */
const PATIENCE_MS = 3000;

type Needs = Pick<App, 'api' | 'feedback' | 'get' | 'tracker' | 'scheduler' | 'serverClock' | 'session'>;

/** User ids that were notified since the app started. */
const told: Singleton<Set<number>> = () => new Set();

/** On the first home page after a start, unless the login has already notified. */
export async function tellPendingOnce(app: Needs): Promise<void> {
  const { isLoggedIn, user } = app.session;
  if (isLoggedIn && !app.get(told).has(user.userId)) await tellPending(app);
}

/** After a login: notifies of a pending cancellation and offers to undo it. */
export async function tellPending(app: Needs): Promise<void> {
  app.get(told).add(app.session.user.userId);
  const store = new CancellationStore(app);
  await race(store.load(), PATIENCE_MS, app.scheduler);
  if (!store.isPending) return;
  const wantsBack = await app.feedback.confirm({
    title: cancellationTexts.pendingTitle,
    content: cancellationTexts.pendingUntil(formatUntil(store.state.value?.until ?? '', app.serverClock)),
    confirmText: cancellationTexts.undo,
    cancelText: cancellationTexts.goOn,
  });
  if (wantsBack) await store.undo();
}
