import { makeAutoObservable, runInAction } from 'mobx';
import type { ResponseOf } from '@/contract/define';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import type { CorrectedItem } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { materialsCalls } from '@/contract/materials/calls';
import type { Answer, Question, Solution } from '@/contract/questions/question.schema';
import { wrongChanges } from '@/features/questions/wrong-changes';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { questionDetailTexts as texts } from './texts';

export type WrongQuestion = ResponseOf<typeof materialsCalls.getWrongQuestion>;

/** A question: the original, if still available, and its entry in the collection. */
export interface Detail {
  /** The homework's, or what a collected question is about. */
  readonly title: string;
  /** null: from elsewhere, available as text only. */
  readonly question: Question | null;
  readonly answer: Answer | undefined;
  /** Of a corrected homework. */
  readonly item: CorrectedItem | undefined;
  readonly solution: Solution | undefined;
  /** null: not in the collection. */
  readonly wrong: WrongQuestion | null;
}

/** The question named by the address; undefined if there is none. */
export type Named =
  | { readonly wrongQuestionId: number }
  | { readonly homeworkId: number; readonly questionId: number }
  | undefined;

const MISSING = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** A question with the child's answer, the correct one and the explanation. */
export class QuestionDetailStore {
  readonly detail = new Loadable<Detail>();
  isMarking = false;
  private marked: boolean | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get'>,
    private readonly named: Named,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isMastered(): boolean {
    return this.marked ?? this.detail.value?.wrong?.isMastered ?? false;
  }

  async load(): Promise<void> {
    await this.detail.find(this.named, (named) =>
      'wrongQuestionId' in named ? this.findWrong(named.wrongQuestionId) : this.findOfHomework(named),
    );
  }

  reset(): void {
    this.detail.reset();
    this.marked = undefined;
  }

  /** Only on the parent's tap. */
  async mark(isMastered: boolean): Promise<void> {
    const id = this.detail.value?.wrong?.id;
    if (this.isMarking || id === undefined) return;
    this.isMarking = true;
    const result = await this.app.api.call(materialsCalls.masterWrongQuestion, { id, isMastered });
    runInAction(() => {
      this.isMarking = false;
      if (!result.ok) return;
      this.marked = isMastered;
      this.app.get(wrongChanges).count += 1;
    });
    const done = isMastered ? texts.masterDone : texts.unmasterDone;
    this.app.feedback.toast(result.ok ? done : errorText(result.error));
  }

  private async findWrong(id: number): Promise<Result<Detail>> {
    const result = await this.app.api.call(materialsCalls.getWrongQuestion, { id });
    if (!result.ok) return result;
    const { knowledge, question, solution } = result.value;
    const none = { answer: undefined, item: undefined };
    return ok({
      title: knowledge,
      question,
      solution: solution ?? undefined,
      wrong: result.value,
      ...none,
    });
  }

  private async findOfHomework(named: {
    readonly homeworkId: number;
    readonly questionId: number;
  }): Promise<Result<Detail>> {
    const { homeworkId, questionId } = named;
    const { api } = this.app;
    const result = await api.call(homeworkCalls.getHomework, { homeworkId });
    if (!result.ok) return result;
    const homework = result.value;
    const question = homework?.questions.find(({ id }) => id === questionId);
    if (!homework || !question) return MISSING;
    const { correction, handIn, solutions } = homework;
    const isOfIt = (one: { readonly questionId: number }): boolean => one.questionId === questionId;
    const isCorrected = correction !== null && correction.round === handIn?.round;
    // Not being in the collection is no error: it was answered correctly, or cannot be practised.
    const wrong = await api.call(materialsCalls.getWrongQuestion, { questionId });
    return ok({
      title: homework.title,
      question,
      answer: handIn?.answers.find(isOfIt)?.answer,
      item: isCorrected ? correction.items.find(isOfIt) : undefined,
      solution: solutions.find(isOfIt),
      wrong: wrong.ok ? wrong.value : null,
    });
  }
}
