/** The straight zone: a study PK contest by weeks, strategies of learning, gifts. All of it is assumed. */
import { LearningEventKind } from '../learning/values';
import type { Reward } from '../rewards/values';
import type { ValueOf } from '../wire';

/** visitor: no child of ours; newcomer: has not begun its course; mayJoin: its parent has not chosen to. */
export const StraightPart = {
  visitor: 'visitor',
  newcomer: 'newcomer',
  mayJoin: 'mayJoin',
  joined: 'joined',
} as const;
export type StraightPart = ValueOf<typeof StraightPart>;

/** open: its days are not over; settling: what came late is still counted; closed: its places stand for good. */
export const PeriodState = { open: 'open', settling: 'settling', closed: 'closed' } as const;
export type PeriodState = ValueOf<typeof PeriodState>;

/** A week from Monday to Sunday closes so many hours after its last midnight. */
export const SETTLING_HOURS = 12;

/**
 * Who is compared with whom. sprout: the first lessons, whatever the level; s1 to s5: by the level of its step, the last one and
 * above; young, middle, old: by age where there is no step.
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

/** With fewer lessons before the week one is a sprout. */
export const SPROUT_LESSONS = 10;

/** What counts. Others' opinions do not, and nothing that a child did not do. */
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
  /** For each; of an answer only a right one, of a film only one that was watched. */
  readonly each: number;
  /** On top of it where it was on time. */
  readonly onTime: number;
  /** Of a day, so that nobody wins by repeating. */
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

/** So much of its length must have been watched, in hundredths. */
export const WATCHED_LEAST = 80;

/** Places that a group's list shows. One's own is told whatever it is. */
export const RANK_SHOWN = 100;
/** Places before and behind one's own. */
export const NEAR = 3;
/** Weeks that can be looked back on. */
export const PERIODS_SHOWN = 8;
/** Excellent children of the last week, on the zone's own page. */
export const EXCELLENT_SHOWN = 10;
/** A place up to this one is excellent. */
export const EXCELLENT_PLACE = 3;

/** Without so many points a place wins nothing. */
export const PRIZE_LEAST_POINTS = 30;
/** Of those who share a place each wins it. */
export const PRIZES: readonly { readonly upTo: number; readonly reward: Reward }[] = [
  { upTo: 1, reward: { stars: 30, peaCoins: 0 } },
  { upTo: 2, reward: { stars: 20, peaCoins: 0 } },
  { upTo: 3, reward: { stars: 10, peaCoins: 0 } },
  { upTo: 10, reward: { stars: 5, peaCoins: 0 } },
];

export const STRAIGHT_CODE = {
  /** Somebody else got the last one. */
  soldOut: '30009001',
  /** As many as one child may have. */
  tooMany: '30009002',
  /** The price is another than the parent saw. */
  priceChanged: '30009003',
  /** Nobody of ours, or its course has not begun. */
  mayNotJoin: '30009004',
} as const;
