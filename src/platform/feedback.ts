export interface ConfirmOptions {
  readonly title?: string;
  readonly content: string;
  /** Default: 确定. */
  readonly confirmText?: string;
  /** Default: 取消; null: a single button. */
  readonly cancelText?: string | null;
  /** Styled as a destructive action. */
  readonly danger?: boolean;
}

/** Distinguished by an icon; absent: neither. */
export type ToastMark = 'done' | 'failed';

/** Short messages and dialogs over any screen. */
export interface Feedback {
  /** Disappears by itself. An empty text shows nothing. The mini program's own has no room for the mark. */
  toast(text: string, mark?: ToastMark): void;
  /** Blocks the screen until hideLoading(). Default text: 加载中... */
  loading(text?: string): void;
  hideLoading(): void;
  /** true: confirmed; false: cancelled or closed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** The index of the chosen item, or null. */
  sheet(items: readonly string[]): Promise<number | null>;
}
