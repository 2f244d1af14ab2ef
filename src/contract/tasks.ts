/** What a parent can do for a reward. Tasks, ids and rewards are not shown but for the live lesson's id (assumed). */
import { LIVE_TASK_ID } from './constants';
import type { ValueOf } from './enums';
import type { Reward } from './rewards';

/** What is counted: rows of the database, never what a client says, but for the share, of which nobody else knows. */
export const TaskKind = {
  /** Name, birthday and sex of the child, name of the parent, city: fields that are filled. */
  profile: 'profile',
  /** Feedbacks that were sent. */
  feedback: 'feedback',
  /** Learning reports that were read. */
  report: 'report',
  /** Listening in to a live class (part 1 section 7). */
  liveLesson: 'liveLesson',
  /** A link that was passed on. */
  share: 'share',
  /** Check-ins of the month. */
  checkIn: 'checkIn',
  /** Lessons of the month that the child joined. */
  lessons: 'lessons',
} as const;
export type TaskKind = ValueOf<typeof TaskKind>;

/** What was claimed is in the list of the finished. */
export const TaskStatus = { doing: 1, claimable: 2 } as const;
export type TaskStatus = ValueOf<typeof TaskStatus>;

export interface TaskRule {
  readonly id: number;
  readonly kind: TaskKind;
  /** How much of it is needed. */
  readonly target: number;
  readonly reward: Reward;
  /** month: anew every month; the reward of the month before waits until the next one ends. */
  readonly every: 'once' | 'month';
  /** Others are not shown it. */
  readonly officialOnly?: true;
}

/** In the order of the list. */
export const TASKS: readonly TaskRule[] = [
  { id: 21, kind: TaskKind.checkIn, target: 7, reward: { stars: 5, peaCoins: 10 }, every: 'month' },
  {
    id: 22,
    kind: TaskKind.lessons,
    target: 4,
    reward: { stars: 10, peaCoins: 20 },
    every: 'month',
    officialOnly: true,
  },
  { id: 11, kind: TaskKind.profile, target: 5, reward: { stars: 5, peaCoins: 10 }, every: 'once' },
  {
    id: LIVE_TASK_ID,
    kind: TaskKind.liveLesson,
    target: 1,
    reward: { stars: 5, peaCoins: 5 },
    every: 'once',
    officialOnly: true,
  },
  { id: 12, kind: TaskKind.report, target: 1, reward: { stars: 3, peaCoins: 5 }, every: 'once' },
  { id: 13, kind: TaskKind.share, target: 1, reward: { stars: 3, peaCoins: 5 }, every: 'once' },
  { id: 14, kind: TaskKind.feedback, target: 1, reward: { stars: 2, peaCoins: 5 }, every: 'once' },
];

export const taskRule = (id: number): TaskRule | undefined => TASKS.find((task) => task.id === id);
