import { runInAction } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { settled } from '@/stores/settled';
import { unlockTexts } from './texts';

type Needs = Pick<App, 'api' | 'feedback' | 'tracker'>;

interface Priced {
  readonly courseId: number;
  readonly priceHours: number;
}

/** The question whether hours are to be given for a course: one press takes them once. */
export class UnlockStore {
  isOpen = false;
  isSaving = false;
  /** Why the last attempt failed; '' when none did. */
  failure = '';

  constructor(
    private readonly app: Needs,
    /** What showed before is asked for again: chapters that were locked are open now. */
    private readonly reload: () => Promise<unknown>,
  ) {
    observed(this);
  }

  open(): void {
    this.failure = '';
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  async confirm({ courseId, priceHours }: Priced): Promise<void> {
    if (this.isSaving) return;
    const { api, feedback, tracker } = this.app;
    this.isSaving = true;
    this.failure = '';
    const answer = await settled(() => api.call(coursesCalls.unlockCourse, { courseId }));
    tracker.track('course_unlock', { courseId, hours: priceHours, passed: answer.ok });
    runInAction(() => {
      this.isSaving = false;
      if (!answer.ok) this.failure = errorText(answer.error);
      else this.isOpen = false;
    });
    if (answer.ok) feedback.toast(unlockTexts.done);
    // Refused as well: hours that were spent elsewhere meanwhile are another number by now.
    await this.reload();
  }
}
