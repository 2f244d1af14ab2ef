/** Check-in, tasks, medals, stars and pea coins. */
import { LIVE_TASK_ID } from '../lessons/values';
import type { ValueOf } from '../wire';

/** Every day. */
export const CHECK_IN_DAILY: Reward = { stars: 1, peaCoins: 0 };

/** For passing on what the child did: once a day, however much was passed on. */
export const SHARE_DAILY: Reward = { stars: 2, peaCoins: 0 };

/** On top of the day's own, on the day that makes so many of the month. */
export const CHECK_IN_MILESTONES: readonly Milestone[] = [
  { days: 7, reward: { stars: 3, peaCoins: 5 } },
  { days: 14, reward: { stars: 5, peaCoins: 10 } },
  { days: 30, reward: { stars: 10, peaCoins: 30 } },
];

/** Of a month of `monthDays` days: in February the last one comes with its 28th or 29th. */
export const milestonesOf = (monthDays: number): readonly Milestone[] =>
  CHECK_IN_MILESTONES.map(({ days, reward }) => ({ days: Math.min(days, monthDays), reward }));

/** What the day gives that is the `dayNum`th of its month. */
export function checkInReward(dayNum: number, monthDays: number): Reward {
  const extra = milestonesOf(monthDays).find(({ days }) => days === dayNum)?.reward;
  return {
    stars: CHECK_IN_DAILY.stars + (extra?.stars ?? 0),
    peaCoins: CHECK_IN_DAILY.peaCoins + (extra?.peaCoins ?? 0),
  };
}

/** Counted from what the database holds of the child, so that a medal needs no award of its own:
 * lessons: lessons that the child joined, those before this backend knew its timetable by their number alone;
 * checkIn: days that were checked in; streak: the longest row of such days;
 * homework: homework that is done; reports: learning reports that were read; subjects: subjects with a course;
 * tasks: rewards of tasks that were claimed; activities: activities of ours that the family takes part in;
 * feedback: feedbacks that were sent.
 */
export const MEDALS = {
  lessons: [10, 50, 100],
  checkIn: [7, 30, 100],
  streak: [3, 7, 30],
  homework: [1, 5, 20],
  reports: [1, 5, 20],
  subjects: [1, 3, 5],
  tasks: [1, 5, 20],
  activities: [1, 3, 10],
  feedback: [1, 3, 5],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

export type MedalName = keyof typeof MEDALS;

export const medalNames = Object.keys(MEDALS) as MedalName[];

/** 0: not earned yet; 1 to 3: bronze, silver, gold. */
export type MedalLevel = 0 | 1 | 2 | 3;

/** The level that an amount of it has earned. */
export const medalLevel = (name: MedalName, amount: number): MedalLevel =>
  MEDALS[name].filter((needed) => amount >= needed).length as MedalLevel;

export const RewardKind = { star: 'star', peaCoin: 'peaCoin' } as const;
export type RewardKind = ValueOf<typeof RewardKind>;

/** Why a balance changed. */
export const RewardReason = {
  /** What the child had before the ledger began. */
  opening: 'opening',
  checkIn: 'checkIn',
  task: 'task',
  exchange: 'exchange',
  /** Passing something on, once a day. */
  share: 'share',
  /** A place in an edition of the teacher star. */
  workPrize: 'workPrize',
  /** All tasks of a new student. */
  newcomer: 'newcomer',
  /** A place in a week of the study PK. */
  studyPk: 'studyPk',
  /** A friend who was invited had the lesson that the invitation names. */
  invitation: 'invitation',
} as const;
export type RewardReason = ValueOf<typeof RewardReason>;

/** An amount of both; 0 where there is none. */
export interface Reward {
  readonly stars: number;
  readonly peaCoins: number;
}

/** What is counted: rows of the database, never what a client says, but for the share, of which nobody else knows. */
export const TaskKind = {
  /** Name, birthday and sex of the child, name of the parent, city: fields that are filled. */
  profile: 'profile',
  /** Feedbacks that were sent. */
  feedback: 'feedback',
  /** Learning reports that were read. */
  report: 'report',
  /** Listening in to a live class. */
  liveLesson: 'liveLesson',
  /** A link that was passed on. */
  share: 'share',
  /** Check-ins of the month. */
  checkIn: 'checkIn',
  /** Lessons of the month that the child joined. */
  lessons: 'lessons',
  /** Films and stories of the month that were watched to their end. */
  watch: 'watch',
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
  { id: 23, kind: TaskKind.watch, target: 3, reward: { stars: 3, peaCoins: 5 }, every: 'month' },
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

interface Milestone {
  /** Days of one month that were checked in. A shorter month ends with its last day. */
  readonly days: number;
  readonly reward: Reward;
}
