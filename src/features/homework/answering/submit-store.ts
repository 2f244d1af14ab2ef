import { makeAutoObservable, reaction } from 'mobx';
import type { HomeworkCard, HomeworkDetail } from '@/contract/homework/homework.schema';
import { HOMEWORK_CODE, OPEN_STATES } from '@/contract/homework/values';
import type { Question } from '@/contract/questions/question.schema';
import { uploads, type Uploads } from '@/features/files/uploads';
import { AnswerSheet, handInQueue } from '@/features/homework';
import { filesOf } from '../drafts/files';
import type { Answers } from '../drafts/merge';
import { carriedAnswers, isHandedBack, toMend } from './mending';
import { HomeworkStore } from '@/features/homework/known/homework-store';
import type { HandInQueue, HandInState } from '@/features/homework/queue/hand-in-queue';
import { moments } from '@/features/shapes/celebration/moments';
import { isAnswered, knowsKind } from '@/features/questions';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { ConfirmOptions } from '@/services/feedback/types';
import type { App } from '@/stores/app/app';
import { submitTexts as texts } from './texts';

type Asked = readonly Question[];

export const isAllRight = ({ score }: HomeworkCard): boolean => score === 100;

/** What blocks the hand-in. */
const unansweredOf = (questions: Asked, answers: Answers): Asked =>
  questions.filter((question) => !isAnswered(question, answers.get(question.id)));

/** Required questions without an answer. An unknown kind cannot be answered here and blocks it, too. */
const missingOf = (questions: Asked, answers: Answers): Asked =>
  unansweredOf(questions, answers).filter(({ isRequired }) => isRequired);

const unknownOf = (questions: Asked): Asked =>
  questions.filter((question) => question.isRequired && !knowsKind(question));

/** Questions with a file that only another device has. */
const elsewhereOf = (
  questions: Asked,
  answers: Answers,
  uploads: Pick<Uploads, 'find' | 'resolved'>,
): Asked =>
  questions.filter(({ id }) => {
    const answer = answers.get(id);
    const files = answer ? filesOf(answer) : [];
    return files.some((file) => uploads.resolved(file).url === '' && !uploads.find(file.id));
  });

const isAnswerable = ({ state, isExcused }: Pick<HomeworkDetail, 'state' | 'isExcused'>): boolean =>
  OPEN_STATES.includes(state) && !isExcused;

/** Answers one homework, a question at a time, and hands it in. */
export class SubmitStore {
  readonly homework: HomeworkStore;
  /** While it can be answered. */
  sheet: AnswerSheet | undefined = undefined;
  index = 0;
  isOverviewOpen = false;
  /** Why the hand-in failed; from the server or local. */
  failure = '';
  /** Questions of the failure. */
  pointed: readonly number[] = [];
  private readonly queue: HandInQueue;
  private readonly files: Uploads;
  private isAsking = false;
  private stops: Unsubscribe[] = [];

  constructor(
    private readonly app: App,
    id: number | undefined,
  ) {
    this.homework = new HomeworkStore(app, id);
    this.queue = app.get(handInQueue);
    this.files = app.get(uploads);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get questions(): readonly Question[] {
    return this.homework.detail.value?.questions ?? [];
  }

  get question(): Question | undefined {
    return this.questions[this.index];
  }

  get answeredCount(): number {
    const { sheet, questions } = this;
    return sheet ? questions.length - unansweredOf(questions, sheet.answers).length : 0;
  }

  get isLast(): boolean {
    return this.index >= this.questions.length - 1;
  }

  /** Handed in here, not yet received by the server. */
  get waiting(): HandInState | undefined {
    return this.homework.id === undefined ? undefined : this.queue.stateOf(this.homework.id);
  }

  /** Handed in during this visit. */
  get done(): HomeworkCard | undefined {
    const { detail, id } = this.homework;
    const card = id === undefined ? undefined : this.queue.done.get(id);
    return card && detail.value && this.sheet?.of.round === card.round ? card : undefined;
  }

  /** Handed in elsewhere, corrected or excused. */
  get isClosed(): boolean {
    const { value } = this.homework.detail;
    return value !== undefined && !isAnswerable(value);
  }

  get isAnswering(): boolean {
    return this.sheet !== undefined && !this.done && !this.waiting && !this.isClosed;
  }

  isDone(question: Question): boolean {
    return isAnswered(question, this.sheet?.answers.get(question.id));
  }

  hasElsewhere(question: Question): boolean {
    return this.sheet !== undefined && elsewhereOf([question], this.sheet.answers, this.files).length > 0;
  }

  open(): Unsubscribe {
    const { id } = this.homework;
    this.stops = [
      reaction(
        () => (id === undefined ? undefined : this.queue.refusalOf(id)),
        (refusal) => refusal && this.takeRefusal(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.done,
        (card) => card && this.celebrate(card),
      ),
      reaction(
        () => this.sheet?.isClosed && !this.done,
        (isClosed) => isClosed && void this.load(),
      ),
    ];
    return () => {
      this.stops.forEach((stop) => stop());
      this.sheet?.close();
    };
  }

  async load(): Promise<void> {
    await this.homework.load();
    this.begin();
  }

  /** The user changed. */
  reset(): void {
    this.sheet?.close();
    this.sheet = undefined;
    this.homework.reset();
    this.index = 0;
    this.isOverviewOpen = false;
  }

  go(index: number): void {
    this.index = Math.max(0, Math.min(this.questions.length - 1, index));
    this.isOverviewOpen = false;
    this.preload();
  }

  showOverview(isOpen: boolean): void {
    this.isOverviewOpen = isOpen;
  }

  async handIn(): Promise<void> {
    const { sheet } = this;
    const detail = this.homework.detail.value;
    if (!sheet || !detail || this.isAsking || this.waiting) return;
    if (this.isStopped(sheet)) return;
    this.isAsking = true;
    // Close the overview first: the confirmation must not open over another overlay.
    this.isOverviewOpen = false;
    const missing = missingOf(this.questions, sheet.answers);
    const leavesOpen = missing.length > 0;
    const isWanted = await this.app.feedback.confirm(this.askWhether(detail, sheet));
    this.isAsking = false;
    if (!isWanted) return leavesOpen ? this.point(missing, '') : undefined;
    this.failure = '';
    this.pointed = [];
    const { homeworkId, title, round } = detail;
    const answers = sheet.toHandIn();
    await this.queue.add({ homeworkId, title, round, answers, ...(leavesOpen ? { leavesOpen } : {}) });
  }

  private celebrate(card: HomeworkCard): void {
    this.sheet?.forget();
    this.app.get(moments).happened(isAllRight(card) ? 'allRight' : 'handIn');
  }

  /** Jumps to the first blocking question. At least one answer is required; the rest may stay open. */
  private isStopped(sheet: AnswerSheet): boolean {
    const { questions } = this;
    const unknown = unknownOf(questions);
    const missing = sheet.toHandIn().length === 0 ? missingOf(questions, sheet.answers) : [];
    const elsewhere = elsewhereOf(questions, sheet.answers, this.files);
    if (unknown.length > 0) this.point(unknown, texts.unknown(unknown.length));
    else if (missing.length > 0) this.point(missing, texts.missing(missing.length));
    else if (elsewhere.length > 0) this.point(elsewhere, texts.elsewhereMany(elsewhere.length));
    return unknown.length + missing.length + elsewhere.length > 0;
  }

  private point(questions: readonly Pick<Question, 'id'>[], words: string): void {
    this.failure = words;
    this.pointed = questions.map(({ id }) => id);
    const first = this.questions.findIndex(({ id }) => this.pointed.includes(id));
    if (first >= 0) this.go(first);
  }

  private askWhether(detail: HomeworkDetail, { answers }: AnswerSheet): ConfirmOptions {
    const missing = missingOf(this.questions, answers).length;
    if (missing > 0) return { ...texts.askOpen, content: texts.askMissing(missing) };
    const optional = unansweredOf(this.questions, answers).length;
    const whole = isHandedBack(detail) ? texts.askUnchanged : texts.ask;
    const content = optional > 0 ? texts.askOptional(optional) : whole;
    return { content, confirmText: texts.handIn, cancelText: texts.again };
  }

  private begin(): void {
    const detail = this.homework.detail.value;
    if (!detail || !isAnswerable(detail) || this.sheet?.of.round === detail.round) return;
    this.sheet?.close();
    const { homeworkId, round } = detail;
    const of = { homeworkId, round, carried: carriedAnswers(detail) };
    this.sheet = new AnswerSheet(this.app, of, this.files);
    void this.sheet.open();
    this.index = this.firstOpen(detail);
    this.preload();
  }

  /** The first question that needs an answer, or that the teacher returned. */
  private firstOpen(detail: HomeworkDetail): number {
    const again = toMend(detail);
    const index = detail.questions.findIndex(
      (question) => !this.isDone(question) && (again.size === 0 || again.has(question.id)),
    );
    return Math.max(0, index);
  }

  private takeRefusal(): void {
    const { id } = this.homework;
    const refusal = id === undefined ? undefined : this.queue.refusalOf(id);
    if (id === undefined || !refusal) return;
    this.queue.noted(id);
    this.point(
      refusal.questionIds.map((questionId) => ({ id: questionId })),
      refusal.words,
    );
    if (refusal.code === HOMEWORK_CODE.closed) void this.load();
  }

  /** Preloads the next question's pictures. */
  private preload(): void {
    const next = this.questions[this.index + 1];
    next?.pictures.forEach(({ url }) => void this.app.platform.preloadImage(url));
  }
}
