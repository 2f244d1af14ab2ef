import type { Feedback as HostFeedback, ToastMark } from '@/platform/feedback';

export type { ConfirmOptions } from '@/platform/feedback';

export interface ConfirmRequest {
  readonly title: string | undefined;
  readonly content: string;
  readonly confirmText: string;
  /** undefined: a single button. */
  readonly cancelText: string | undefined;
  readonly danger: boolean;
  answer(isConfirmed: boolean): void;
}

export interface SheetRequest {
  readonly items: readonly string[];
  answer(index: number | null): void;
}

/** What the app renders over the current page. Only the first dialog shows. */
export interface DrawnFeedback {
  readonly toastText: string;
  readonly toastMark: ToastMark | undefined;
  /** Number of toasts so far. */
  readonly toasts: number;
  readonly loadingText: string;
  readonly confirms: readonly ConfirmRequest[];
  readonly sheets: readonly SheetRequest[];
  /** A mask or a dialog covers the page. */
  readonly isCovering: boolean;
  /** Closes all dialogs. */
  dismiss(): void;
}

export interface Feedback extends HostFeedback {
  /** Absent where the host has native dialogs, which are above everything. */
  readonly drawn?: DrawnFeedback;
}
