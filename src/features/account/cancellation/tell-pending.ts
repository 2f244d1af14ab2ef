import { race } from '@/services/helpers/race';
import type { App } from '@/stores/app';
import type { Part } from '@/stores/app';
import { CancellationStore } from './cancellation-store';
import { sayUntil } from './say-until';
import { cancellationTexts } from './texts';

/** Nobody waits longer for their home page because of it. */
const PATIENCE_MS = 3000;

type Needs = Pick<App, 'api' | 'feedback' | 'part' | 'tracker' | 'scheduler' | 'serverClock' | 'session'>;

/** Who was told since the app started. */
const told: Part<Set<number>> = () => new Set();

/** With the first look at home after a start; whoever has just logged in was told by the login. */
export async function tellPendingOnce(app: Needs): Promise<void> {
  const { isLoggedIn, user } = app.session;
  if (isLoggedIn && !app.part(told).has(user.userId)) await tellPending(app);
}

/** After a login: an account that is on its way out says so, and offers the way back. */
export async function tellPending(app: Needs): Promise<void> {
  app.part(told).add(app.session.user.userId);
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
