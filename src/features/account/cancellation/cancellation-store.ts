import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { Cancellation } from '@/contract/account/cancellation.schema';
import { CancellationStatus } from '@/contract/account/values';
import type { Result } from '@/contract/errors';
import { codeOf } from '@/services/error-code';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { cancellationTexts } from './texts';

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
