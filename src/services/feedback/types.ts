import type { Feedback as HostFeedback } from '@/platform/feedback';

export type { ConfirmOptions } from '@/platform/feedback';

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

/** What the app is to draw over whatever page is showing. Of the questions the first shows. */
export interface DrawnFeedback {
  readonly toastText: string;
  /** How many there were. */
  readonly toasts: number;
  readonly loadingText: string;
  readonly confirms: readonly ConfirmRequest[];
  readonly sheets: readonly SheetRequest[];
  /** A mask or a question lies over the page. */
  readonly isCovering: boolean;
  /** Puts all questions away. */
  dismiss(): void;
}

export interface Feedback extends HostFeedback {
  /** Absent where the host has dialogs of its own, which lie over everything. */
  readonly drawn?: DrawnFeedback;
}
