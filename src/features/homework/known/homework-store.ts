import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, isUnreachable, type Result } from '@/contract/errors';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkState } from '@/contract/homework/values';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { KeptHomework } from './kept-homework';

/** One homework as the server tells it; without a network as it was told last. */
export class HomeworkStore {
  readonly detail = new Loadable<HomeworkDetail>();
  /** What shows is the server's word of this visit. */
  isFresh = false;
  private readonly kept: KeptHomework;
  private toldRound: number | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage'>,
    /** undefined: the address names none. */
    readonly id: number | undefined,
  ) {
    this.kept = new KeptHomework(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffline(): boolean {
    const { error, value } = this.detail;
    return value !== undefined && error !== undefined && isUnreachable(error);
  }

  /** With a correction that nobody has seen: one of this visit, not one that was kept. */
  get unseen(): HomeworkDetail | undefined {
    const { value } = this.detail;
    const isUnseen = value?.state === HomeworkState.corrected && value.correction !== null;
    return isUnseen && this.isFresh ? value : undefined;
  }

  /** At every visit: on other pages it is handed in, and on the teacher's side corrected. */
  async load(): Promise<void> {
    const result = await this.detail.find(this.id, (id) => this.fetch(id));
    const kept = result.ok || this.id === undefined ? undefined : this.kept.detail(this.id);
    if (result.ok) this.isFresh = true;
    else if (kept && !this.detail.value && isUnreachable(result.error)) this.showKept(kept, result);
  }

  /** What was shown was seen: told once a round, and quietly, since nobody waits for it. What failed is told at the next visit. */
  async markSeen(): Promise<boolean> {
    const detail = this.unseen;
    if (!detail?.correction || this.toldRound === detail.correction.round) return false;
    const { homeworkId, correction } = detail;
    const { round } = correction;
    this.toldRound = round;
    const told = await this.app.api.call(homeworkCalls.markHomeworkSeen, { homeworkId, round });
    if (!told.ok && this.toldRound === round) this.toldRound = undefined;
    if (told.ok && this.detail.value === detail) this.set({ ...detail, state: HomeworkState.done });
    return told.ok;
  }

  reset(): void {
    this.isFresh = false;
    this.toldRound = undefined;
    this.detail.reset();
  }

  /** A new answer of the server to what was done here. */
  set(detail: HomeworkDetail): void {
    this.detail.set(detail);
    this.kept.keepDetail(detail);
  }

  private showKept(kept: HomeworkDetail, failure: Result<HomeworkDetail>): void {
    this.detail.set(kept);
    if (!failure.ok) this.detail.error = failure.error;
  }

  private async fetch(homeworkId: number): Promise<Result<HomeworkDetail>> {
    const answer = await this.app.api.call(homeworkCalls.getHomework, { homeworkId });
    if (!answer.ok) return answer;
    if (!answer.value) return NONE;
    this.kept.keepDetail(answer.value);
    return { ok: true, value: answer.value };
  }
}

const NONE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
