import { runInAction } from 'mobx';
import { activitiesLaterCalls } from '@/contract/activities/later-calls';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NewcomerScene } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { freshmanAnswer } from '@/features/activities/freshman/freshman-store';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { enrollmentTexts } from './texts';

/** null: the operator has closed the enrolment. */
type Found = NewcomerPath | null;

/** The way of a new student: what is done, what is next, and the reward at its end. */
export class EnrollmentStore {
  readonly path = new Loadable<Found>();
  isReceiving = false;

  constructor(private readonly app: App) {
    observed(this);
  }

  /** Everybody else is shown something else, and nothing is asked for them. */
  async load(): Promise<void> {
    if (!this.app.session.isLoggedIn) return;
    await this.path.load(async () => {
      const { api, serverClock } = this.app;
      const open = await api.call(configurationCalls.getNewStudentActivity, { t: serverClock.now() });
      if (open.ok && open.value.isOpen === false) return ok<Found>(null);
      return api.call(activitiesLaterCalls.getNewcomerPath, {});
    });
  }

  reset(): void {
    this.path.reset();
    this.isReceiving = false;
  }

  async receive(): Promise<void> {
    if (this.isReceiving || this.path.value?.scene !== NewcomerScene.rewardWaits) return;
    const { api, feedback, tracker } = this.app;
    this.isReceiving = true;
    const answer = await api.call(activitiesLaterCalls.receiveNewcomerReward, {});
    tracker.track('newcomer_reward', { passed: answer.ok });
    runInAction(() => {
      this.isReceiving = false;
      if (answer.ok) this.path.set(answer.value);
    });
    feedback.toast(answer.ok ? enrollmentTexts.receivedToast : errorText(answer.error));
    // Home's card and icons say the same.
    if (answer.ok) void this.app.part(freshmanAnswer).load();
    else if (answer.error.kind === 'business') await this.load();
  }
}
