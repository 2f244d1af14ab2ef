import { makeAutoObservable, runInAction } from 'mobx';
import { hoursLaterCalls } from '@/contract/hours/later-calls';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { giftAnswer, type Gift } from './gift-store';

/** Claiming a gift: asked for once, however often the button is tapped. */
export class ClaimStore {
  isClaiming = false;
  isClaimed = false;

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A refusal is said, and the gift stays to be claimed. */
  async claim({ packageReceives }: Gift): Promise<void> {
    if (this.isClaiming || this.isClaimed) return;
    const { api, feedback, student } = this.app;
    this.isClaiming = true;
    const answer = await api.call(hoursLaterCalls.receiveAward, { packageReceives: [...packageReceives] });
    if (answer.ok) {
      // Nothing waits any longer.
      this.app.part(giftAnswer).set(null);
      student.hoursChanged();
    } else feedback.toast(errorText(answer.error));
    runInAction(() => {
      this.isClaiming = false;
      this.isClaimed = answer.ok;
    });
  }
}
