import { StepUpPageType, StepUpStatus, StepUpType } from '@/contract/stepup/values';

/** Facts that decide which higher level pages are open; undefined: irrelevant, not requested. */
export interface Standing {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  /** Preferred times were submitted. */
  readonly hasPlanTime: boolean;
  /** The class steps up with unchanged lessons. */
  readonly keepsLessons: boolean;
  readonly hasRecommended?: boolean | undefined;
  /** The operator allows choosing instead of confirming. */
  readonly mayChoose?: boolean | undefined;
  /** The window for changes is closed. */
  readonly isOver?: boolean | undefined;
}

export type HigherLevelPage =
  | 'higherLevelWaiting'
  | 'higherLevelOriginal'
  | 'higherLevelSelectClass'
  | 'higherLevelSelectTime'
  | 'higherLevelGrouping'
  | 'higherLevelCompleted'
  /** Explains the state to those who are not eligible. */
  | 'furtherEducation';

const PAGE_TYPE: { readonly [type: number]: StepUpPageType } = {
  [StepUpType.y]: StepUpPageType.withUpgrade,
  [StepUpType.n]: StepUpPageType.noUpgradeYet,
};

/** PAGEY: a place is reserved in the new step; PAGEN: none yet. */
export const pageTypeOf = (type: StepUpType): StepUpPageType => PAGE_TYPE[type] ?? StepUpPageType.error;

/** Requested only where it decides. */
export const asksForRecommended = (standing: Standing): boolean => choosesFirst(standing);
export const asksWhetherMayChoose = ({ type, status }: Standing): boolean =>
  status === StepUpStatus.waiting && pageTypeOf(type) === StepUpPageType.withUpgrade;

/** Open pages, the first being the redirect target: rule stepup-50. Empty: over. */
export function pagesOf(standing: Standing): readonly HigherLevelPage[] {
  const { type, status, isOver, mayChoose } = standing;
  if (pageTypeOf(type) === StepUpPageType.error) return ['furtherEducation'];
  if (status === StepUpStatus.complete) return ['higherLevelCompleted'];
  if (isOver) return status === StepUpStatus.grouping ? ['higherLevelGrouping'] : [];
  if (choosesFirst(standing)) return choosing(standing);
  // Times are submitted once: rule stepup-60.
  if (status === StepUpStatus.grouping) return ['higherLevelGrouping'];
  if (status !== StepUpStatus.waiting) return ['furtherEducation'];
  const confirm = standing.keepsLessons ? 'higherLevelOriginal' : 'higherLevelWaiting';
  return mayChoose ? [confirm, ...choosing(standing)] : [confirm];
}

/** Nothing to confirm, or grouping without submitted times. */
function choosesFirst({ type, status, hasPlanTime }: Standing): boolean {
  const pageType = pageTypeOf(type);
  if (status === StepUpStatus.grouping) return pageType !== StepUpPageType.error && !hasPlanTime;
  return status === StepUpStatus.waiting && pageType === StepUpPageType.noUpgradeYet;
}

const choosing = ({ hasRecommended = true }: Standing): readonly HigherLevelPage[] =>
  hasRecommended
    ? ['higherLevelSelectClass', 'higherLevelSelectTime']
    : ['higherLevelSelectTime', 'higherLevelSelectClass'];
