import { makeAutoObservable } from 'mobx';
import { EXERCISE_PAGES_AT_ONCE, ExerciseState } from '@/contract/homework/exercise-book';
import type { ExerciseBox, ExerciseCard, ExercisePage } from '@/contract/homework/exercise-book.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { Verdict } from '@/contract/questions/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** The report of one page, and all pages. */
export class ReportStore {
  readonly page = new Loadable<ExercisePage>();
  readonly list: Paged<ExerciseCard>;
  /** Key of the selected box; '' for none. */
  chosen = '';

  constructor(
    private readonly app: Pick<App, 'api' | 'router'>,
    /** null: the history only. undefined: no valid id in the address. */
    private readonly pageId: number | null | undefined,
  ) {
    this.list = new Paged(
      (page, limit) => toPage(app.api.callCounted(homeworkCalls.listExercisePages, { page, limit })),
      EXERCISE_PAGES_AT_ONCE,
      ({ pageId }) => pageId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get chosenBox(): ExerciseBox | undefined {
    return this.page.value?.boxes.find(({ key }) => key === this.chosen);
  }

  get rightCount(): number {
    return this.page.value?.boxes.filter(({ result }) => result?.verdict === Verdict.right).length ?? 0;
  }

  get keptCount(): number {
    return this.page.value?.boxes.filter(({ result }) => (result?.wrongQuestionId ?? 0) > 0).length ?? 0;
  }

  async load(): Promise<void> {
    const { api, router } = this.app;
    void this.list.refresh();
    if (this.pageId === null) return;
    const found = await this.page.find(this.pageId, (pageId) =>
      api.call(homeworkCalls.getExercisePage, { pageId }),
    );
    // Not checked yet: that is shown on the other page.
    if (found.ok && found.value.state !== ExerciseState.checked) {
      await router.replace('aiExerciseBookSnapshot', { id: String(found.value.pageId) });
    }
  }

  reset(): void {
    this.page.reset();
    this.list.reset();
  }

  choose(key: string): void {
    this.chosen = key;
  }
}
