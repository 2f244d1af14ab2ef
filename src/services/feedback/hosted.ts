import { observed } from '../observed';
import type { Scheduler, Timer } from '../clock';
import { FEEDBACK } from '../texts';
import type { ConfirmOptions, Feedback } from './types';

export interface ConfirmRequest {
  readonly title: string | undefined;
  readonly content: string;
  readonly confirmText: string;
  /** undefined: one button alone. */
  readonly cancelText: string | undefined;
  readonly danger: boolean;
  answer(isConfirmed: boolean): void;
}

export interface SheetRequest {
  readonly items: readonly string[];
  answer(index: number | null): void;
}

const TOAST_MS = 2000;
/** A long sentence takes longer to read. */
const MS_PER_CHARACTER = 80;

/** What is to be shown; features/feedback-host draws it. Questions queue, one shows at a time. */
export class HostedFeedback implements Feedback {
  toastText = '';
  loadingText = '';
  confirms: readonly ConfirmRequest[] = [];
  sheets: readonly SheetRequest[] = [];
  private timer: Timer | undefined;

  constructor(private readonly scheduler: Scheduler) {
    observed(this);
  }

  toast(text: string): void {
    if (!text) return;
    this.timer?.stop();
    this.toastText = text;
    this.timer = this.scheduler.after(Math.max(TOAST_MS, text.length * MS_PER_CHARACTER), () =>
      this.clearToast(),
    );
  }

  loading(text: string = FEEDBACK.loading): void {
    this.loadingText = text;
  }

  hideLoading(): void {
    this.loadingText = '';
  }

  confirm({ title, content, confirmText, cancelText, danger = false }: ConfirmOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const request: ConfirmRequest = {
        title,
        content,
        confirmText: confirmText ?? FEEDBACK.confirm,
        cancelText: cancelText === null ? undefined : (cancelText ?? FEEDBACK.cancel),
        danger,
        answer: (isConfirmed) => {
          this.removeConfirm(request);
          resolve(isConfirmed);
        },
      };
      this.confirms = [...this.confirms, request];
    });
  }

  sheet(items: readonly string[]): Promise<number | null> {
    return new Promise((resolve) => {
      const request: SheetRequest = {
        items,
        answer: (index) => {
          this.removeSheet(request);
          resolve(index);
        },
      };
      this.sheets = [...this.sheets, request];
    });
  }

  private clearToast(): void {
    this.toastText = '';
  }

  private removeConfirm(request: ConfirmRequest): void {
    this.confirms = this.confirms.filter((other) => other !== request);
  }

  private removeSheet(request: SheetRequest): void {
    this.sheets = this.sheets.filter((other) => other !== request);
  }
}
