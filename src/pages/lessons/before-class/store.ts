import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { BeforeClass } from '@/contract/lessons/schema';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { beforeTexts } from './texts';

/** No lesson in the address: the next one. */
const NEXT = 0;

export class BeforeClassStore {
  readonly before = new Loadable<BeforeClass>();

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback'>,
    /** Raw value from the address. */
    private readonly liveId: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isNext(): boolean {
    return !this.liveId;
  }

  async load(): Promise<void> {
    await this.before.find(this.isNext ? NEXT : recordId(this.liveId), (liveId) => this.ask(liveId));
  }

  /** Optimistic update, rolled back on failure. */
  async tick(itemId: number, isDone: boolean): Promise<void> {
    const shown = this.before.value;
    if (!shown) return;
    this.show(itemId, isDone);
    const { liveId } = shown.lesson;
    const kept = await this.app.api.call(lessonsCalls.tickPreparation, { liveId, itemId, isDone });
    if (kept.ok || kept.error.kind === 'stale') return;
    this.show(itemId, !isDone);
    this.app.feedback.toast(beforeTexts.notKept);
  }

  private show(itemId: number, isDone: boolean): void {
    const shown = this.before.value;
    if (!shown) return;
    const items = shown.items.map((item) => (item.itemId === itemId ? { ...item, isDone } : item));
    this.before.set({ ...shown, items });
  }

  private async ask(liveId: number): Promise<Result<BeforeClass>> {
    const request = liveId === NEXT ? {} : { liveId };
    const answer = await this.app.api.call(lessonsCalls.getBeforeClass, request);
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_LESSON;
  }
}

const NO_SUCH_LESSON = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
