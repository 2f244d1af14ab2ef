import { makeAutoObservable, runInAction } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { toResult } from '@/stores/data/to-result';
import { unlockTexts } from './texts';

type Needs = Pick<App, 'api' | 'feedback' | 'tracker'>;

interface Priced {
  readonly courseId: number;
  readonly priceHours: number;
}

/** Spends hours on a course; a second press is ignored while saving. */
export class UnlockStore {
  isSaving = false;
  /** Error of the last attempt; '' when none. */
  failure = '';

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  forget(): void {
    this.failure = '';
  }

  /** Returns whether it is unlocked now. */
  async confirm({ courseId, priceHours }: Priced): Promise<boolean> {
    if (this.isSaving) return false;
    const { api, feedback, tracker } = this.app;
    this.isSaving = true;
    this.failure = '';
    const answer = await toResult(() => api.call(coursesCalls.unlockCourse, { courseId }));
    tracker.track('course_unlock', { courseId, hours: priceHours, passed: answer.ok });
    runInAction(() => {
      this.isSaving = false;
      this.failure = answer.ok ? '' : errorText(answer.error);
    });
    if (answer.ok) feedback.toast(unlockTexts.done, 'done');
    return answer.ok;
  }
}
