import { lengthOf } from '@/contract/characters';
import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, isRefusal, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { WorkComment } from '@/contract/works/schema';
import { COMMENT_MAX, CommentState } from '@/contract/works/values';
import { randomHex } from '@/services/device-id';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { openForms, type OpenForm, type OpenForms } from '@/stores/data/open-forms';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { commentTexts as texts } from '../texts';

const PAGE_SIZE = 20;

type Needs = Pick<App, 'api' | 'feedback' | 'get' | 'platform' | 'session'>;

/** Comments on a work, and the one being written. */
export class CommentsStore implements OpenForm {
  readonly name = 'comment';
  readonly list: Paged<WorkComment>;
  text = '';
  failure = '';
  isSending = false;
  /** Last attempt with its idempotency key: a retry of the same text makes no second comment. */
  private attempt = { text: '', submissionId: '' };
  private removing = 0;
  private readonly open: OpenForms;

  constructor(
    private readonly app: Needs,
    private readonly workId: number,
    /** Change of the visible comment count. */
    private readonly onCount: (by: number) => void,
  ) {
    this.list = new Paged(
      (page, limit) => toPage(app.api.callCounted(worksCalls.listWorkComments, { id: workId, page, limit })),
      PAGE_SIZE,
      ({ id }) => id,
    );
    this.open = app.get(openForms);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.text = String(this.open.take(this.name)?.text ?? '');
  }

  get isTooLong(): boolean {
    return lengthOf(this.text) > COMMENT_MAX;
  }

  get maySend(): boolean {
    return lengthOf(this.text) > 0 && !this.isTooLong;
  }

  type(text: string): void {
    this.text = text;
    this.failure = '';
    this.open.touch(this);
  }

  unsaved() {
    return this.text === '' ? undefined : { text: this.text };
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  forget(): void {
    this.list.reset();
    this.text = '';
    this.failure = '';
  }

  /** The text is kept until the server has it. undefined: not sent. */
  async send(): Promise<WorkComment | undefined> {
    const text = this.text.trim();
    if (this.isSending || !this.maySend) return undefined;
    this.isSending = true;
    this.failure = '';
    const submissionId = await this.numberOf(text);
    const result = await this.app.api.call(worksCalls.addWorkComment, {
      id: this.workId,
      submissionId,
      text,
    });
    runInAction(() => {
      this.isSending = false;
      this.learn(result);
    });
    return result.ok ? result.value : undefined;
  }

  async remove(comment: WorkComment): Promise<void> {
    const { api, feedback } = this.app;
    if (this.removing === comment.id) return;
    if (!(await feedback.confirm({ ...texts.removeAsk, danger: true }))) return;
    this.removing = comment.id;
    const result = await api.call(worksCalls.removeWorkComment, { commentId: comment.id });
    runInAction(() => {
      this.removing = 0;
      if (result.ok || isRefusal(result.error, BACKEND_CODE.notFound)) this.drop(comment);
      else if (result.error.kind !== 'stale') feedback.toast(texts.removeFailed(errorText(result.error)));
    });
  }

  private async numberOf(text: string): Promise<string> {
    if (this.attempt.text !== text)
      this.attempt = {
        text,
        submissionId: (await randomHex(this.app.platform)) || fallbackId(this.workId, text),
      };
    return this.attempt.submissionId;
  }

  private learn(result: Result<WorkComment>): void {
    if (!result.ok) {
      this.failure = errorText(result.error);
      return;
    }
    this.text = '';
    this.attempt = { text: '', submissionId: '' };
    const others = this.list.items.filter(({ id }) => id !== result.value.id);
    this.list.items = [result.value, ...others];
    if (result.value.state === CommentState.shown) this.onCount(1);
  }

  private drop({ id, state }: WorkComment): void {
    this.list.items = this.list.items.filter((other) => other.id !== id);
    if (state === CommentState.shown) this.onCount(-1);
  }
}

/** On hosts without randomness: derived from work and text, so that a retry has the same id. */
const fallbackId = (workId: number, text: string): string =>
  [workId, ...Array.from(text, (letter) => letter.codePointAt(0) ?? 0)]
    .map((part) => part.toString(16))
    .join('')
    .padStart(16, '0')
    .slice(0, 64);
