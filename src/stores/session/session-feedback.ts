import type { ToastMark } from '@/platform/feedback';
import { reaction } from 'mobx';
import type { ConfirmOptions, DrawnFeedback, Feedback } from '@/services/feedback/types';
import type { SessionStore } from './session';

/** Binds each dialog to its session: it closes when the session ends; if the host keeps it open, its answer is ignored. */
export class SessionFeedback implements Feedback {
  constructor(
    private readonly feedback: Feedback,
    private readonly session: Pick<SessionStore, 'epoch'>,
  ) {
    reaction(
      () => session.epoch,
      () => feedback.drawn?.dismiss(),
    );
  }

  get drawn(): DrawnFeedback | undefined {
    return this.feedback.drawn;
  }

  toast(text: string, mark?: ToastMark): void {
    this.feedback.toast(text, mark);
  }

  loading(text?: string): void {
    this.feedback.loading(text);
  }

  hideLoading(): void {
    this.feedback.hideLoading();
  }

  async confirm(options: ConfirmOptions): Promise<boolean> {
    return (await this.own(this.feedback.confirm(options))) ?? false;
  }

  sheet(items: readonly string[]): Promise<number | null> {
    return this.own(this.feedback.sheet(items));
  }

  private async own<T>(asked: Promise<T>): Promise<T | null> {
    const { epoch } = this.session;
    const answer = await asked;
    return epoch === this.session.epoch ? answer : null;
  }
}
