import { makeAutoObservable, runInAction } from 'mobx';
import { activitiesCalls } from '@/contract/activities/calls';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NewcomerScene } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { freshmanAnswer } from '@/features/activities/freshman/freshman-store';
import { errorText } from '@/services/error-text';
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
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Everybody else is shown something else, and nothing is asked for them. */
  async load(): Promise<void> {
    if (!this.app.session.isLoggedIn) return;
    await this.path.load(async () => {
      const { api, serverClock } = this.app;
      const open = await api.call(configurationCalls.getNewStudentActivity, { t: serverClock.now() });
      if (open.ok && open.value.isOpen === false) return ok<Found>(null);
      return api.call(activitiesCalls.getNewcomerPath, {});
    });
    this.tellHome();
  }

  reset(): void {
    this.path.reset();
    this.isReceiving = false;
  }

  async receive(): Promise<void> {
    if (this.isReceiving || this.path.value?.scene !== NewcomerScene.rewardWaits) return;
    const { api, feedback, tracker } = this.app;
    this.isReceiving = true;
    const answer = await api.call(activitiesCalls.receiveNewcomerReward, {});
    tracker.track('newcomer_reward', { passed: answer.ok });
    runInAction(() => {
      this.isReceiving = false;
      if (answer.ok) this.path.set(answer.value);
    });
    feedback.toast(answer.ok ? enrollmentTexts.receivedToast : errorText(answer.error));
    if (answer.ok) this.tellHome();
    else if (answer.error.kind === 'business') await this.load();
  }

  /** Home's card and icons say the same: they ask again where it is not what they know. */
  private tellHome(): void {
    const path = this.path.value;
    const shared = this.app.part(freshmanAnswer);
    const known = shared.value?.config;
    if (!path || !known) return;
    const done = path.tasks.filter(({ isDone }) => isDone).length;
    const isRewarded = path.scene === NewcomerScene.rewarded;
    if (known.finishTaskCount !== done || known.fourthScene !== isRewarded) void shared.load();
  }
}
