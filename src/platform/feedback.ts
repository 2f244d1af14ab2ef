export interface ConfirmOptions {
  readonly title?: string;
  readonly content: string;
  /** 确定 when absent. */
  readonly confirmText?: string;
  /** 取消 when absent; null shows one button alone. */
  readonly cancelText?: string | null;
  /** A destructive action, shown as one. */
  readonly danger?: boolean;
}

/** Short words to the parent, over whatever screen is showing. */
export interface Feedback {
  /** Goes away by itself. An empty text shows nothing. */
  toast(text: string): void;
  /** Covers the screen until hideLoading(). 加载中... when there is no text. */
  loading(text?: string): void;
  hideLoading(): void;
  /** true: confirmed; false: cancelled or closed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** The index of the chosen item, or null. */
  sheet(items: readonly string[]): Promise<number | null>;
}
