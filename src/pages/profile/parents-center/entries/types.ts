import type { UserSubject } from '@/contract/courses/schema';
import type { PageTarget } from '@/features/links/click-target';
import type { ContactOptions } from '@/features/help/consult/phone-consult';
import type { Host } from '@/platform/hosts';
import type { App } from '@/stores/app/app';

/** Facts for the entries' rules; undefined if unknown (not yet loaded, or failed). */
export interface MineFacts {
  readonly host: Pick<Host, 'asksForPraise' | 'isWhole' | 'showsAppPages'>;
  readonly userId: number;
  readonly isOfficial: boolean;
  /** Of the tutor; 0: none. */
  readonly crUid: number | undefined;
  readonly subjects: readonly UserSubject[];
  readonly hasNewLogistics: boolean;
  /** Number of open homework items. */
  readonly undone: number;
  readonly shop: { readonly url: string; readonly isInMiniProgram: boolean } | undefined;
  /** Address of the gifts for invitations; '' if the operator has none. */
  readonly giftsUrl: string;
  readonly service: ContactOptions;
  readonly wrongQuestions: { readonly mainSwitch: string; readonly whiteList: readonly number[] } | undefined;
}

/** A condition. `now` describes the actual value, for the testers' table. */
export interface Rule {
  readonly condition: string;
  readonly holds: (facts: MineFacts) => boolean;
  readonly now: (facts: MineFacts) => string;
}

export type MineSection = 'account' | 'activities' | 'learning' | 'allServices' | 'service';

export type MineApp = Pick<
  App,
  'api' | 'config' | 'feedback' | 'native' | 'platform' | 'router' | 'scheduler' | 'tracker'
>;

export interface MineEntry {
  readonly id: string;
  readonly section: MineSection;
  readonly title: string;
  readonly drawing: string;
  /** All must hold. */
  readonly rules: readonly Rule[];
  /** A number as count, a text as label. */
  readonly badge?: (facts: MineFacts) => number | string | undefined;
  readonly opens: PageTarget | ((app: MineApp, facts: MineFacts) => Promise<void>);
}
