import type { IconName, Line } from '@/components/Icon';
import type { App } from '@/stores/app/app';
import type { OptionStore } from './store';

export type OptionGroup = 'account' | 'general' | 'legal' | 'about';

/** The context that rows read and act on. */
export interface OptionContext {
  readonly app: App;
  readonly store: OptionStore;
}

export interface OptionRow {
  /** Unique; also used by tests. */
  readonly key: string;
  readonly group: OptionGroup;
  /** A glyph's name or a feature's own path. */
  readonly icon: IconName | Line;
  readonly title: string;
  /** Condition on user and host; absent: always shown. */
  readonly isShown?: (context: OptionContext) => boolean;
  /** At the right end; empty while unknown. */
  readonly note?: (context: OptionContext) => string | undefined;
  /** A hidden action, not announced as one. */
  readonly tap?: (context: OptionContext) => void;
  /** Absent: the row is informational. */
  readonly press?: (context: OptionContext) => unknown;
}
