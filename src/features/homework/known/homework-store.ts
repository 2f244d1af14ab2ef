import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, isUnreachable, type Result } from '@/contract/errors';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkState } from '@/contract/homework/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { KeptHomework } from './kept-homework';

/** One homework from the server, or from the cache when offline. */
export class HomeworkStore {
  readonly detail = new Loadable<HomeworkDetail>();
  /** Loaded from the server in this visit. */
  isFresh = false;
  private readonly kept: KeptHomework;
  private seenRound: number | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage'>,
    /** undefined: the deep link has none. */
    readonly id: number | undefined,
  ) {
    this.kept = new KeptHomework(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffline(): boolean {
    const { error, value } = this.detail;
    return value !== undefined && error !== undefined && isUnreachable(error);
  }

  /** Has an unseen correction; loaded in this visit, not from the cache. */
  get unseen(): HomeworkDetail | undefined {
    const { value } = this.detail;
    const isUnseen = value?.state === HomeworkState.corrected && value.correction !== null;
    return isUnseen && this.isFresh ? value : undefined;
  }

  /** On every visit: it is handed in on other pages, and corrected by the teacher. */
  async load(): Promise<void> {
    const result = await this.detail.find(this.id, (id) => this.fetch(id));
    const kept = result.ok || this.id === undefined ? undefined : this.kept.detail(this.id);
    if (result.ok) this.isFresh = true;
    else if (kept && !this.detail.value && isUnreachable(result.error)) this.showKept(kept, result);
  }

  /** Marks the shown correction as seen: once a round and silently. A failed request is retried on the next visit. */
  async markSeen(): Promise<boolean> {
    const detail = this.unseen;
    if (!detail?.correction || this.seenRound === detail.correction.round) return false;
    const { homeworkId, correction } = detail;
    const { round } = correction;
    this.seenRound = round;
    const result = await this.app.api.call(homeworkCalls.markHomeworkSeen, { homeworkId, round });
    if (!result.ok && this.seenRound === round) this.seenRound = undefined;
    if (result.ok && this.detail.value === detail) this.set({ ...detail, state: HomeworkState.done });
    return result.ok;
  }

  reset(): void {
    this.isFresh = false;
    this.seenRound = undefined;
    this.detail.reset();
  }

  /** The server's response to an action here. */
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
