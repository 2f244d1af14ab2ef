import { makeAutoObservable, runInAction } from 'mobx';
import { questionsCalls } from '@/contract/questions/calls';
import type { Answer, Checked, Question, Solution } from '@/contract/questions/question.schema';
import { Verdict } from '@/contract/questions/values';
import { moments } from '@/features/shapes/celebration/moments';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { isAnswered, knowsKind } from '../answers';

interface Outcome {
  readonly checked: Checked;
  readonly solution: Solution;
}

/** Practice with questions similar to a wrong one: one at a time, each checked at once. */
export class PracticeStore {
  readonly questions = new Loadable<readonly Question[]>();
  isChecking = false;
  /** Error of the check; '' for none. The answer is kept. */
  failure = '';
  answer: Answer | undefined = undefined;
  outcome: Outcome | undefined = undefined;
  rightCount = 0;
  private at = 0;

  constructor(
    private readonly app: Pick<App, 'api' | 'get'>,
    private readonly wrongQuestionId: number,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasBegun(): boolean {
    return this.questions.status !== 'idle';
  }

  get count(): number {
    return this.questions.value?.length ?? 0;
  }

  /** From 1. */
  get number(): number {
    return this.at + 1;
  }

  get isLast(): boolean {
    return this.number >= this.count;
  }

  /** undefined: all done. */
  get question(): Question | undefined {
    return this.questions.value?.[this.at];
  }

  get mayCheck(): boolean {
    return this.question !== undefined && isAnswered(this.question, this.answer);
  }

  async begin(): Promise<void> {
    this.startOver();
    const { wrongQuestionId } = this;
    const { api } = this.app;
    await this.questions.load(async () => {
      const result = await api.call(questionsCalls.getPractice, { wrongQuestionId });
      // Unknown kinds cannot be practised.
      return result.ok ? { ok: true, value: result.value.filter(knowsKind) } : result;
    });
  }

  setAnswer(answer: Answer): void {
    if (!this.outcome) this.answer = answer;
  }

  async check(): Promise<void> {
    const { answer, question, wrongQuestionId } = this;
    if (this.isChecking || !question || !answer || !this.mayCheck) return;
    this.isChecking = true;
    this.failure = '';
    const request = { wrongQuestionId, questionId: question.id, answer };
    const result = await this.app.api.call(questionsCalls.answerPractice, request);
    runInAction(() => {
      this.isChecking = false;
      if (!result.ok) {
        this.failure = errorText(result.error);
        return;
      }
      this.outcome = result.value;
      if (result.value.checked.verdict === Verdict.right) this.rightCount += 1;
    });
  }

  next(): void {
    if (this.isLast && this.rightCount === this.count) this.app.get(moments).happened('allRight');
    this.show(this.at + 1);
  }

  private show(at: number): void {
    this.at = at;
    this.answer = undefined;
    this.outcome = undefined;
    this.failure = '';
  }

  private startOver(): void {
    this.rightCount = 0;
    this.show(0);
  }
}
