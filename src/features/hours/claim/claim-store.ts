import { makeAutoObservable, runInAction } from 'mobx';
import { hoursCalls } from '@/contract/hours/calls';
import { errorText } from '@/services/error-text';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { giftAnswer, type Gift } from './gift-store';
import { classHourTexts } from './texts';

/** Claims a gift; repeated taps are ignored. */
export class ClaimStore {
  isClaiming = false;
  isClaimed = false;

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** On a network error the gift can be claimed again; when the server refuses (expired), support is offered. */
  async claim({ hours, packageReceives }: Gift): Promise<void> {
    if (this.isClaiming || this.isClaimed) return;
    const { api, feedback, student } = this.app;
    this.isClaiming = true;
    const answer = await api.call(hoursCalls.receiveAward, { packageReceives: [...packageReceives] });
    if (answer.ok) {
      // Nothing left to claim.
      this.app.get(giftAnswer).set(null);
      student.hoursChanged();
    } else if (answer.error.kind === 'business') void this.askService(hours, errorText(answer.error));
    else toastFailure(feedback, answer.error);
    runInAction(() => {
      this.isClaiming = false;
      this.isClaimed = answer.ok;
    });
  }

  private async askService(hours: number, content: string): Promise<void> {
    const { feedback, router } = this.app;
    const { askService: confirmText, later: cancelText } = classHourTexts;
    if (await feedback.confirm({ content, confirmText, cancelText }))
      await router.go('feedback', { about: classHourTexts.refused(hours, content) });
  }
}
