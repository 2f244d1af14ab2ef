import { makeAutoObservable, runInAction } from 'mobx';
import { hoursCalls } from '@/contract/hours/calls';
import { errorText } from '@/services/error-text';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import type { ClassHourGift, PackageReceive } from '@/contract/hours/schema';
import { ok } from '@/contract/errors';
import { sharedResponse } from '@/stores/data/shared-response';
import { classHourTexts } from './texts';

/** Class hours to claim. */
export interface Gift {
  /** Sum over all packages. */
  readonly hours: number;
  readonly packageReceives: readonly PackageReceive[];
}

/** The session's gift: a popup in the native apps, a tip on the web. Tourists have no hours (5). */
export const giftAnswer = sharedResponse<Gift | null>(null, async ({ api, student }) => {
  if (student.isTourist) return ok(null);
  const answer = await api.call(hoursCalls.listUnclaimedAward, {});
  return answer.ok ? ok(summedUp(answer.value)) : answer;
});

/** Half hours exist: round away floating point errors. */
const TENTHS = 10;

function summedUp(gifts: readonly ClassHourGift[]): Gift | null {
  const sum = gifts.reduce((hours, { giveClass }) => hours + giveClass, 0);
  const hours = Math.round(sum * TENTHS) / TENTHS;
  const packageReceives = gifts.flatMap((gift) => gift.packageReceives);
  return hours > 0 && packageReceives.length > 0 ? { hours, packageReceives } : null;
}

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
