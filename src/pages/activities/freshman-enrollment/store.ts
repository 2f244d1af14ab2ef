import { makeAutoObservable, runInAction } from 'mobx';
import { activitiesCalls } from '@/contract/activities/calls';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NewcomerScene } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { freshmanAnswer } from '@/features/activities/freshman/freshman-store';
import { moments } from '@/features/shapes/celebration/moments';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { enrollmentTexts } from './texts';

/** null: the operator has closed the enrolment. */
type Found = NewcomerPath | null;

/** A new student's tasks: done, next, and the final reward. */
export class EnrollmentStore {
  readonly path = new Loadable<Found>();
  isReceiving = false;

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Others see another page, and no request is sent. */
  async load(): Promise<void> {
    if (!this.app.session.isLoggedIn) return;
    await this.path.load(async () => {
      const { api, serverClock } = this.app;
      const open = await api.call(configurationCalls.getNewStudentActivity, { t: serverClock.now() });
      if (open.ok && open.value.isOpen === false) return ok<Found>(null);
      return api.call(activitiesCalls.getNewcomerPath, {});
    });
    this.homeNotices();
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
    if (answer.ok) {
      this.app.get(moments).happened('newcomer');
      this.homeNotices();
    } else if (answer.error.kind === 'business') await this.load();
  }

  /** Home's card and icons show the same: reload them if their data differs. */
  private homeNotices(): void {
    const path = this.path.value;
    const shared = this.app.get(freshmanAnswer);
    const known = shared.value?.config;
    if (!path || !known) return;
    const done = path.tasks.filter(({ isDone }) => isDone).length;
    const isRewarded = path.scene === NewcomerScene.rewarded;
    if (known.finishTaskCount !== done || known.fourthScene !== isRewarded) void shared.load();
  }
}
