import { makeAutoObservable, runInAction } from 'mobx';
import { EXERCISE_CODE, ExerciseState, RECOGNITION_PATIENCE_MS } from '@/contract/homework/exercise-book';
import type { ExerciseBox, ExercisePage } from '@/contract/homework/exercise-book.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { isRefusal, type Result } from '@/contract/errors';
import { keptAnswers, type CorrectedAnswers } from '@/features/homework/exercise-book/kept-answers';
import { delay } from '@/services/clock';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** Recognition runs elsewhere (on another device): poll at this interval, up to the timeout. */
const LOOK_AGAIN_MS = 2_000;
const MOST_LOOKS = RECOGNITION_PATIENCE_MS / LOOK_AGAIN_MS;

const isWaiting = (result: Result<ExercisePage>): boolean =>
  result.ok && result.value.state === ExerciseState.waiting;

type Needs = Pick<App, 'api' | 'router' | 'scheduler' | 'session' | 'storage'>;

/** One page: recognized, reviewed by the parent, checked. */
export class PageStore {
  readonly page = new Loadable<ExercisePage>();
  isReading = false;
  /** Recognition failed to respond or is slow; the reason's text. */
  slow = '';
  isChecking = false;
  failure = '';
  chosen = '';
  private corrected: CorrectedAnswers = {};
  private isLeft = false;

  constructor(
    private readonly app: Needs,
    /** undefined: the address has no valid id. */
    private readonly pageId: number | undefined,
  ) {
    this.corrected = keptAnswers(app.storage).get(this.owner, String(pageId)) ?? {};
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  private get owner(): number {
    return this.app.session.user.userId;
  }

  /** Corrections are stored on the device until the page is checked. */
  answerOf({ key, answer }: Pick<ExerciseBox, 'key' | 'answer'>): string {
    return this.corrected[key] ?? answer;
  }

  async load(): Promise<void> {
    this.isLeft = false;
    const { api } = this.app;
    const found = await this.page.find(this.pageId, (pageId) =>
      api.call(homeworkCalls.getExercisePage, { pageId }),
    );
    if (found.ok) await this.goOn(found.value);
  }

  /** The page is closed. */
  leave(): void {
    this.isLeft = true;
  }

  choose(key: string): void {
    this.chosen = key;
  }

  correct(key: string, text: string): void {
    this.corrected = { ...this.corrected, [key]: text };
    keptAnswers(this.app.storage).set(this.owner, String(this.pageId), this.corrected);
  }

  /** Starts recognition, and polls while it runs elsewhere, until the timeout. */
  async read(): Promise<void> {
    const { api, scheduler } = this.app;
    const { pageId } = this;
    if (this.isReading || pageId === undefined) return;
    this.isReading = true;
    this.slow = '';
    let result = await api.call(homeworkCalls.recogniseExercisePage, { pageId });
    for (let look = 0; isWaiting(result) && look < MOST_LOOKS && !this.isLeft; look += 1) {
      await delay(scheduler, LOOK_AGAIN_MS);
      result = await api.call(homeworkCalls.recogniseExercisePage, { pageId });
    }
    runInAction(() => {
      this.isReading = false;
      if (result.ok) this.page.set(result.value);
      else this.slow = errorText(result.error);
    });
  }

  async check(): Promise<void> {
    const { pageId, page, corrected } = this;
    const { value } = page;
    if (this.isChecking || pageId === undefined || !value) return;
    this.isChecking = true;
    this.failure = '';
    const answers = value.boxes
      .filter(({ key }) => corrected[key] !== undefined)
      .map(({ key }) => ({ key, text: corrected[key] ?? '' }));
    const result = await this.app.api.call(homeworkCalls.checkExercisePage, { pageId, answers });
    runInAction(() => {
      this.isChecking = false;
      if (!result.ok) this.failure = errorText(result.error);
    });
    if (result.ok) return this.toReport(pageId);
    // Another device was faster, or the page changed.
    if (isRefusal(result.error, EXERCISE_CODE.closed)) await this.load();
  }

  private async goOn({ pageId, state }: ExercisePage): Promise<void> {
    if (state === ExerciseState.waiting) return this.read();
    if (state === ExerciseState.checked) await this.toReport(pageId);
  }

  private async toReport(pageId: number): Promise<void> {
    keptAnswers(this.app.storage).remove(this.owner, String(pageId));
    await this.app.router.replace('aiExerciseBookReport', { id: String(pageId) });
  }
}
