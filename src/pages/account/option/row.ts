import type { IconName, Line } from '@/components/Icon';
import type { App } from '@/stores/app';
import type { OptionStore } from './store';

export type OptionGroup = 'account' | 'general' | 'legal' | 'about';

/** What a row may look at and do. */
export interface OptionContext {
  readonly app: App;
  readonly store: OptionStore;
}

export interface OptionRow {
  /** Unique; also what a test calls the row. */
  readonly key: string;
  readonly group: OptionGroup;
  /** A glyph's name or a feature's own drawing. */
  readonly icon: IconName | Line;
  readonly title: string;
  /** Who sees it, on which host; everybody everywhere when absent. */
  readonly isShown?: (context: OptionContext) => boolean;
  /** At the right end; nothing while it is not known. */
  readonly note?: (context: OptionContext) => string | undefined;
  /** Not a way on and not said to be one: for who knows. */
  readonly tap?: (context: OptionContext) => void;
  /** Without it the row only tells. */
  readonly press?: (context: OptionContext) => unknown;
}
