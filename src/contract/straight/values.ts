/** The straight zone: a weekly study PK contest, learning strategies, gifts. All assumed. */
import { LearningEventKind } from '../learning/values';
import type { Reward } from '../rewards/values';
import type { ValueOf } from '../wire';

/** visitor: not a student; newcomer: has not begun its course; mayJoin: the parent has not joined yet. */
export const StraightPart = {
  visitor: 'visitor',
  newcomer: 'newcomer',
  mayJoin: 'mayJoin',
  joined: 'joined',
} as const;
export type StraightPart = ValueOf<typeof StraightPart>;

/** open: running; settling: late events still count; closed: final. */
export const PeriodState = { open: 'open', settling: 'settling', closed: 'closed' } as const;
export type PeriodState = ValueOf<typeof PeriodState>;

/** A week from Monday to Sunday closes this many hours after its last midnight. */
export const SETTLING_HOURS = 12;

/**
 * Groups that compete among themselves. sprout: the first lessons, at any level; s1 to s5: by the level of the step,
 * the last one and above; young, middle, old: by age without a step.
 */
export const StudyGroup = {
  sprout: 'sprout',
  s1: 's1',
  s2: 's2',
  s3: 's3',
  s4: 's4',
  s5: 's5',
  young: 'young',
  middle: 'middle',
  old: 'old',
} as const;
export type StudyGroup = ValueOf<typeof StudyGroup>;

/** Below this number of lessons before the week, a child is a sprout. */
export const SPROUT_LESSONS = 10;

/** What earns points: only the child's own activity, not votes of others. */
export const PointKind = {
  attended: LearningEventKind.attended,
  homework: LearningEventKind.homework,
  answer: LearningEventKind.answer,
  participation: LearningEventKind.participation,
  film: LearningEventKind.film,
  evaluation: LearningEventKind.evaluation,
  checkIn: LearningEventKind.checkIn,
} as const;
export type PointKind = ValueOf<typeof PointKind>;

export interface PointRule {
  /** Per event; answers only if right, films only if watched. */
  readonly each: number;
  /** Bonus for being on time. */
  readonly onTime: number;
  /** Daily maximum, so that repetition does not win. */
  readonly mostADay: number;
}

export const POINTS: Readonly<Record<PointKind, PointRule>> = {
  [PointKind.attended]: { each: 10, onTime: 5, mostADay: 30 },
  [PointKind.homework]: { each: 6, onTime: 4, mostADay: 20 },
  [PointKind.answer]: { each: 1, onTime: 0, mostADay: 20 },
  [PointKind.participation]: { each: 1, onTime: 0, mostADay: 5 },
  [PointKind.film]: { each: 3, onTime: 0, mostADay: 6 },
  [PointKind.evaluation]: { each: 5, onTime: 0, mostADay: 5 },
  [PointKind.checkIn]: { each: 2, onTime: 0, mostADay: 2 },
};

/** Required share of its length, in percent. */
export const WATCHED_LEAST = 80;

/** Places listed per group. The child's own is always returned. */
export const RANK_SHOWN = 100;
/** Places before and behind the child's own. */
export const NEAR = 3;
/** Past weeks available. */
export const PERIODS_SHOWN = 8;
/** Excellent children of the last week on the zone's page. */
export const EXCELLENT_SHOWN = 10;
/** Places up to this one are excellent. */
export const EXCELLENT_PLACE = 3;

/** Minimum points to win a prize. */
export const PRIZE_LEAST_POINTS = 30;
/** Children who share a place each win its prize. */
export const PRIZES: readonly { readonly upTo: number; readonly reward: Reward }[] = [
  { upTo: 1, reward: { stars: 30, peaCoins: 0 } },
  { upTo: 2, reward: { stars: 20, peaCoins: 0 } },
  { upTo: 3, reward: { stars: 10, peaCoins: 0 } },
  { upTo: 10, reward: { stars: 5, peaCoins: 0 } },
];

export const STRAIGHT_CODE = {
  /** The last one is gone. */
  soldOut: '30009001',
  /** The limit per child is reached. */
  tooMany: '30009002',
  /** The price differs from the one shown to the parent. */
  priceChanged: '30009003',
  /** Not a student, or its course has not begun. */
  mayNotJoin: '30009004',
} as const;
