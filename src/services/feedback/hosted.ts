import { makeAutoObservable } from 'mobx';
import type { Scheduler, Timer } from '../clock';
import { FEEDBACK } from '../texts';
import type { ToastMark } from '@/platform/feedback';
import type { ConfirmOptions, ConfirmRequest, DrawnFeedback, Feedback, SheetRequest } from './types';

const TOAST_MS = 2000;
/** Longer texts show longer. */
const MS_PER_CHARACTER = 80;

/** State of toasts and dialogs; features/screen/feedback-host renders it. Dialogs queue, one shows at a time. */
export class HostedFeedback implements Feedback, DrawnFeedback {
  toastText = '';
  toastMark: ToastMark | undefined = undefined;
  toasts = 0;
  loadingText = '';
  confirms: readonly ConfirmRequest[] = [];
  sheets: readonly SheetRequest[] = [];
  private timer: Timer | undefined;

  constructor(private readonly scheduler: Scheduler) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get drawn(): DrawnFeedback {
    return this;
  }

  get isCovering(): boolean {
    return this.loadingText !== '' || this.confirms.length > 0 || this.sheets.length > 0;
  }

  toast(text: string, mark?: ToastMark): void {
    if (!text) return;
    this.timer?.stop();
    this.toastText = text;
    this.toastMark = mark;
    this.toasts += 1;
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

  dismiss(): void {
    this.confirms.forEach(({ answer }) => answer(false));
    this.sheets.forEach(({ answer }) => answer(null));
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
