import { lengthOf } from '@/contract/characters';
import { makeAutoObservable, runInAction } from 'mobx';
import { worksCalls } from '@/contract/works/calls';
import { WORK_REPORT_WORDS_MAX, type WorkReportReason } from '@/contract/works/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { openForms, type OpenForm, type OpenForms } from '@/stores/data/open-forms';
import { reportTexts as texts } from '../texts';

/** A report of a work. The text is kept until sent. */
export class ReportStore implements OpenForm {
  readonly name = 'report';
  reason: WorkReportReason | undefined = undefined;
  words = '';
  failure = '';
  isSending = false;
  private readonly open: OpenForms;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get'>,
    private readonly workId: number,
  ) {
    this.open = app.get(openForms);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.words = String(this.open.take(this.name)?.words ?? '');
  }

  get isTooLong(): boolean {
    return lengthOf(this.words) > WORK_REPORT_WORDS_MAX;
  }

  choose(reason: WorkReportReason): void {
    this.reason = reason;
    this.failure = '';
  }

  write(words: string): void {
    this.words = words;
    this.open.touch(this);
  }

  unsaved() {
    return this.words === '' ? undefined : { words: this.words };
  }

  /** Returns whether it was sent. */
  async send(): Promise<boolean> {
    const { api, feedback } = this.app;
    const { reason } = this;
    if (this.isSending || this.isTooLong) return false;
    if (reason === undefined) {
      this.failure = texts.noReason;
      return false;
    }
    this.isSending = true;
    this.failure = '';
    const result = await api.call(worksCalls.reportWork, {
      id: this.workId,
      reason,
      words: this.words.trim(),
    });
    runInAction(() => {
      this.isSending = false;
      if (!result.ok) this.failure = texts.failed(errorText(result.error));
    });
    if (result.ok) {
      this.open.leave(this);
      feedback.toast(texts.sent, 'done');
    }
    return result.ok;
  }
}
