import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { CancellationLosses } from '@/contract/account/cancellation.schema';
import { codeOf } from '@/services/error-code';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { step1Texts } from '../cancellation-texts';

type Step1Needs = Pick<App, 'api' | 'feedback' | 'router' | 'tracker'>;

/** The losses, and the parent's consent. */
export class Step1Store {
  readonly losses = new Loadable<CancellationLosses>();
  isAgreed = false;
  isSaving = false;
  failure = '';

  constructor(private readonly needs: Step1Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.losses.load(() => this.needs.api.call(accountCalls.getCancellationLosses, {}));
  }

  /** Consent is per parent. */
  reset(): void {
    this.losses.reset();
    this.isAgreed = false;
    this.failure = '';
  }

  toggle(): void {
    this.isAgreed = !this.isAgreed;
    this.failure = '';
  }

  async next(): Promise<void> {
    if (this.isSaving || !this.losses.value) return;
    if (!this.isAgreed) {
      this.failure = step1Texts.agreeMissing;
      return;
    }
    this.isSaving = true;
    this.failure = '';
    const { api, router, tracker } = this.needs;
    const result = await api.call(accountCalls.agreeToCancellation, {});
    const code = codeOf(result);
    tracker.track('account_cancellation', { step: 'agreed', passed: result.ok, code });
    runInAction(() => {
      this.isSaving = false;
      this.failure = result.ok ? '' : errorText(result.error);
    });
    if (result.ok) await router.go('logoutStep2');
  }
}
