import { StepUpPageType, StepUpStatus, StepUpType } from '@/contract/stepup/values';

/** What decides which pages of the higher level are open; undefined: it does not matter, and was not asked for. */
export interface Standing {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  /** Times that suit were named. */
  readonly hasPlanTime: boolean;
  /** The old class steps up as it is: its lessons stay where they are. */
  readonly keepsLessons: boolean;
  readonly hasRecommended?: boolean | undefined;
  /** The operator lets a parent who is asked to confirm choose otherwise. */
  readonly mayChoose?: boolean | undefined;
  /** The time in which something can be changed is over. */
  readonly isOver?: boolean | undefined;
}

export type HigherLevelPage =
  | 'higherLevelWaiting'
  | 'higherLevelOriginal'
  | 'higherLevelSelectClass'
  | 'higherLevelSelectTime'
  | 'higherLevelGrouping'
  | 'higherLevelCompleted'
  /** Says how things stand for whoever the higher level is not for. */
  | 'furtherEducation';

const PAGE_TYPE: { readonly [type: number]: StepUpPageType } = {
  [StepUpType.y]: StepUpPageType.withUpgrade,
  [StepUpType.n]: StepUpPageType.noUpgradeYet,
};

/** PAGEY for whom a place is kept in the new step, PAGEN for whom none is yet. */
export const pageTypeOf = (type: StepUpType): StepUpPageType => PAGE_TYPE[type] ?? StepUpPageType.error;

/** What is asked where it decides, and nowhere else: rule stepup-51. */
export const asksForRecommended = (standing: Standing): boolean => choosesFirst(standing);
export const asksWhetherMayChoose = ({ type, status }: Standing): boolean =>
  status === StepUpStatus.waiting && pageTypeOf(type) === StepUpPageType.withUpgrade;

/** The pages that are open, the one that a parent is led to first: rule stepup-50. None: it is over. */
export function pagesOf(standing: Standing): readonly HigherLevelPage[] {
  const { type, status, isOver, mayChoose } = standing;
  if (pageTypeOf(type) === StepUpPageType.error) return ['furtherEducation'];
  if (status === StepUpStatus.complete) return ['higherLevelCompleted'];
  if (isOver) return status === StepUpStatus.grouping ? ['higherLevelGrouping'] : [];
  if (choosesFirst(standing)) return choosing(standing);
  // Times are named once: rule stepup-60.
  if (status === StepUpStatus.grouping) return ['higherLevelGrouping'];
  if (status !== StepUpStatus.waiting) return ['furtherEducation'];
  const confirm = standing.keepsLessons ? 'higherLevelOriginal' : 'higherLevelWaiting';
  return mayChoose ? [confirm, ...choosing(standing)] : [confirm];
}

/** Whoever has nothing to confirm, and whoever waits for a class without having said when. */
function choosesFirst({ type, status, hasPlanTime }: Standing): boolean {
  const pageType = pageTypeOf(type);
  if (status === StepUpStatus.grouping) return pageType !== StepUpPageType.error && !hasPlanTime;
  return status === StepUpStatus.waiting && pageType === StepUpPageType.noUpgradeYet;
}

const choosing = ({ hasRecommended = true }: Standing): readonly HigherLevelPage[] =>
  hasRecommended
    ? ['higherLevelSelectClass', 'higherLevelSelectTime']
    : ['higherLevelSelectTime', 'higherLevelSelectClass'];
