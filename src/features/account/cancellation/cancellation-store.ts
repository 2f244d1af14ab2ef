import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { Cancellation } from '@/contract/account/cancellation.schema';
import { CancellationStatus } from '@/contract/account/values';
import type { Result } from '@/contract/errors';
import { codeOf } from '@/services/error-code';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App, Singleton } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { formatFullDate } from '@/features/dates/in-full';
import { clockText, dayText, faceOf, momentOf, within, zoned } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { race } from '@/services/helpers/race';
import { cancellationTexts } from './texts';

/** Timeout: the home page must not be delayed longer. */
const PATIENCE_MS = 3000;

type Needs = Pick<App, 'api' | 'feedback' | 'get' | 'tracker' | 'scheduler' | 'serverClock' | 'session'>;

/** User ids that were notified since the app started. */
const notifiedParents: Singleton<Set<number>> = () => new Set();

/** On the first home page after a start, unless the login has already notified. */
export async function warnPendingOnce(app: Needs): Promise<void> {
  const { isLoggedIn, user } = app.session;
  if (isLoggedIn && !app.get(notifiedParents).has(user.userId)) await warnPending(app);
}

/** After a login: notifies of a pending cancellation and offers to undo it. */
export async function warnPending(app: Needs): Promise<void> {
  app.get(notifiedParents).add(app.session.user.userId);
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

/** '2026-12-06 10:05:00' as 2026年12月6日 9:05; unparsable text is returned as it is. */
export function formatUntil(until: string, serverClock: LocalClock): string {
  const day = formatFullDate(until);
  if (!day) return until;
  const moment = momentOf(until);
  return within(zoned(`${day} ${clockText(faceOf(moment))}`, moment, serverClock, dayText));
}

type CancellationNeeds = Pick<App, 'api' | 'feedback' | 'tracker'>;

/** The state of an account's cancellation, and undoing it. */
export class CancellationStore {
  readonly state = new Loadable<Cancellation>();
  isUndoing = false;
  /** Undone on this page. */
  isUndone = false;

  constructor(private readonly needs: CancellationNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get status(): CancellationStatus | undefined {
    return this.state.value?.status;
  }

  get isPending(): boolean {
    return this.status === CancellationStatus.pending;
  }

  load(): Promise<Result<Cancellation>> {
    return this.state.load(() => this.needs.api.call(accountCalls.getCancellation, {}));
  }

  /** Another user: another account. */
  reset(): void {
    this.state.reset();
    this.isUndone = false;
  }

  async undo(): Promise<void> {
    if (this.isUndoing) return;
    this.isUndoing = true;
    const { api, feedback, tracker } = this.needs;
    const result = await api.call(accountCalls.undoCancellation, {});
    const code = codeOf(result);
    tracker.track('account_cancellation', { step: 'undone', passed: result.ok, code });
    runInAction(() => {
      this.isUndoing = false;
      if (!result.ok) return toastFailure(feedback, result.error);
      this.isUndone = true;
      this.state.set(result.value);
      feedback.toast(cancellationTexts.undone, 'done');
    });
  }
}
