import { makeAutoObservable, runInAction } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { Turn } from '@/contract/evaluation/schema';
import { EVALUATION_CODE, SittingEnd, SittingState } from '@/contract/evaluation/values';
import { BACKEND_CODE, isRefusal, isUnreachable, type AppError, type Result } from '@/contract/errors';
import type { Answer } from '@/contract/questions/question.schema';
import { evaluationPass } from '@/features/evaluation';
import { emptyAnswer, isAnswered } from '@/features/questions';
import { moments } from '@/features/shapes/celebration/moments';
import type { Timer } from '@/services/clock';
import { toastFailure } from '@/services/feedback/toast-failure';
import { secondsLeft } from '@/services/helpers/countdown';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import { questionsTexts as texts } from './texts';

/** The choice for the current question; `isGiven`: submitted, to be sent when online. */
interface KeptAnswer {
  readonly sittingId: string;
  readonly position: number;
  readonly answer: Answer;
  readonly isGiven: boolean;
}

/** One per device: there is only one current question. */
const keptAnswer: StoredValue<KeptAnswer> = {
  name: 'evaluationAnswer',
  version: 1,
  isValid: (value): value is KeptAnswer => {
    if (typeof value !== 'object' || value === null) return false;
    const { answer, isGiven, position, sittingId } = value as Partial<Record<keyof KeptAnswer, unknown>>;
    const isAnswer = typeof answer === 'object' && answer !== null && 'kind' in answer;
    return (
      isAnswer &&
      typeof sittingId === 'string' &&
      typeof position === 'number' &&
      typeof isGiven === 'boolean'
    );
  },
};

const SECOND_MS = 1000;
/** Retry interval while offline. */
const AGAIN_AFTER_S = 5;
/** After this, a pending answer is reported as slow. */
const SLOW_AFTER_S = 3;

/** A sitting under way: the question, its answer, and the time by the server's clock. */
export class SittingStore {
  answer: Answer | undefined = undefined;
  isSending = false;
  /** The submitted answer waits for a network. */
  isCut = false;
  secondsLeft = 0;
  private timer: Timer | undefined = undefined;
  private ticks = 0;
  private sendingSince = 0;

  constructor(
    private readonly app: App,
    public turn: Turn,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.take(turn);
  }

  get isOver(): boolean {
    return this.turn.sitting.state === SittingState.over;
  }

  get isTimeOver(): boolean {
    return this.turn.sitting.end === SittingEnd.timeOver;
  }

  /** Pending for a while: the network is slow, not lost. */
  get isSlow(): boolean {
    return this.isSending && this.ticks - this.sendingSince >= SLOW_AFTER_S;
  }

  get isAnswered(): boolean {
    const { question } = this.turn;
    return question !== null && isAnswered(question, this.answer);
  }

  /** Starts the timer with the screen. First sends what was pending when it closed. */
  begin(): void {
    this.timer ??= this.app.scheduler.every(SECOND_MS, this.tick);
    this.tick();
    const kept = this.app.storage.get(keptAnswer);
    if (kept?.isGiven && this.isOf(kept)) void this.send();
  }

  stop(): void {
    this.timer?.stop();
    this.timer = undefined;
  }

  choose(answer: Answer): void {
    if (this.isSending || this.isCut || this.isOver) return;
    this.answer = answer;
    this.keep(answer, false);
  }

  async give(): Promise<void> {
    if (this.isAnswered) await this.send();
  }

  /** "Don't know": no answer, go to the next question. */
  async pass(): Promise<void> {
    const { question } = this.turn;
    if (question === null || this.isSending) return;
    this.answer = emptyAnswer(question) ?? { kind: 'judge', isTrue: null };
    await this.send();
  }

  async end(): Promise<void> {
    const isWanted = await this.app.feedback.confirm({
      title: texts.endTitle,
      content: texts.endContent,
      confirmText: texts.endYes,
      cancelText: texts.endNo,
    });
    if (isWanted) await this.finish();
  }

  /** Back online. */
  async again(): Promise<void> {
    if (!this.isCut || this.isSending) return;
    await (this.secondsLeft > 0 || this.answer !== undefined ? this.send() : this.finish());
  }

  private async send(): Promise<void> {
    const { position, question, sitting } = this.turn;
    const { answer } = this;
    if (question === null || answer === undefined || this.isSending) return;
    this.keep(answer, true);
    const request = { sittingId: sitting.id, questionId: question.id, position, answer };
    await this.ask(() => this.caller.call(evaluationCalls.answerEvaluation, request));
  }

  private async finish(): Promise<void> {
    if (this.isSending) return;
    const { id } = this.turn.sitting;
    await this.ask(async () => {
      const ended = await this.caller.call(evaluationCalls.finishEvaluation, { sittingId: id });
      return ended.ok ? this.look() : ended;
    });
  }

  private look(): Promise<Result<Turn>> {
    return this.caller.call(evaluationCalls.getEvaluationTurn, { sittingId: this.turn.sitting.id });
  }

  private async ask(call: () => Promise<Result<Turn>>): Promise<void> {
    this.isSending = true;
    this.sendingSince = this.ticks;
    let result = await call();
    // Answered elsewhere, or time is up: the server's state counts.
    if (!result.ok && isRefusal(result.error, BACKEND_CODE.conflict, EVALUATION_CODE.over)) {
      const isElsewhere = isRefusal(result.error, BACKEND_CODE.conflict);
      result = await this.look();
      if (result.ok && isElsewhere) this.app.feedback.toast(texts.hasNewer);
    }
    runInAction(() => {
      this.isSending = false;
      if (result.ok) this.take(result.value);
      else this.fail(result.error);
    });
  }

  private fail(error: AppError): void {
    this.isCut = isUnreachable(error);
    if (this.isCut) return;
    if (isRefusal(error, EVALUATION_CODE.loginNeeded)) {
      const { form } = this.turn.sitting;
      return void this.app.router.replace('evaluationLogin', { form });
    }
    toastFailure(this.app.feedback, error);
  }

  private take(turn: Turn): void {
    const wasOver = this.isOver;
    this.turn = turn;
    this.isCut = false;
    const kept = this.app.storage.get(keptAnswer);
    const isKept = kept !== undefined && this.isOf(kept);
    this.answer = isKept ? kept.answer : undefined;
    if (!isKept) this.app.storage.remove(keptAnswer);
    this.secondsLeft = secondsLeft(turn.sitting.deadlineAt - this.app.serverClock.now());
    if (!this.isOver) return;
    this.stop();
    if (wasOver) return;
    this.app.get(moments).happened('evaluation');
    this.trackEnd();
  }

  private trackEnd(): void {
    const { answered, deadlineAt, end, form, startedAt } = this.turn.sitting;
    const endedAt = Math.min(this.app.serverClock.now(), deadlineAt);
    const seconds = Math.max(0, Math.round((endedAt - startedAt) / SECOND_MS));
    this.app.tracker.track('evaluation_end', { form, end, seconds, answered });
  }

  private isOf({ position, sittingId }: { readonly position: number; readonly sittingId: string }): boolean {
    return sittingId === this.turn.sitting.id && position === this.turn.position;
  }

  private keep(answer: Answer, isGiven: boolean): void {
    const { position, sitting } = this.turn;
    const { isLoggedIn, user } = this.app.session;
    const kept = { sittingId: sitting.id, position, answer, isGiven };
    this.app.storage.keepDraft(isLoggedIn ? user.userId : 0, keptAnswer, kept);
  }

  private tick(): void {
    this.ticks += 1;
    if (this.isOver) return this.stop();
    this.secondsLeft = secondsLeft(this.turn.sitting.deadlineAt - this.app.serverClock.now());
    if (this.isSending) return;
    if (this.isCut) {
      if (this.ticks % AGAIN_AFTER_S === 0) void this.again();
    } else if (this.secondsLeft === 0) {
      // At the time limit the current choice is submitted.
      void (this.isAnswered ? this.send() : this.finish());
    }
  }

  private get caller() {
    return this.app.get(evaluationPass);
  }
}
