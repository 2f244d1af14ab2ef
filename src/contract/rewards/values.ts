/** Check-in, tasks, medals, stars and pea coins. */
import { LIVE_TASK_ID } from '../lessons/values';
import type { ValueOf } from '../wire';

/** Every day. */
export const CHECK_IN_DAILY: Reward = { stars: 1, peaCoins: 0 };

/** For sharing the child's results: once a day, however many shares. */
export const SHARE_DAILY: Reward = { stars: 2, peaCoins: 0 };

/** In addition to the daily reward, on the day that completes this many in the month. */
export const CHECK_IN_MILESTONES: readonly Milestone[] = [
  { days: 7, reward: { stars: 3, peaCoins: 5 } },
  { days: 14, reward: { stars: 5, peaCoins: 10 } },
  { days: 30, reward: { stars: 10, peaCoins: 30 } },
];

/** For a month of `monthDays` days: the last milestone falls on the month's last day at the latest. */
export const milestonesOf = (monthDays: number): readonly Milestone[] =>
  CHECK_IN_MILESTONES.map(({ days, reward }) => ({ days: Math.min(days, monthDays), reward }));

/** Reward of the `dayNum`th check-in of a month. */
export function checkInReward(dayNum: number, monthDays: number): Reward {
  const extra = milestonesOf(monthDays).find(({ days }) => days === dayNum)?.reward;
  return {
    stars: CHECK_IN_DAILY.stars + (extra?.stars ?? 0),
    peaCoins: CHECK_IN_DAILY.peaCoins + (extra?.peaCoins ?? 0),
  };
}

/**
 * Medals are derived from the database, never awarded. lessons: attended lessons (those from before this backend had
 * the timetable only as a number); checkIn: days with a check-in; streak: longest run of such days; homework: homework
 * done; reports: learning reports read; subjects: subjects with a course; tasks: claimed task rewards; activities:
 * activities of ours joined by the family; feedback: feedbacks sent.
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

export const medalLevel = (name: MedalName, amount: number): MedalLevel =>
  MEDALS[name].filter((needed) => amount >= needed).length as MedalLevel;

export const RewardKind = { star: 'star', peaCoin: 'peaCoin' } as const;
export type RewardKind = ValueOf<typeof RewardKind>;

export const RewardReason = {
  /** Balance before the ledger began. */
  opening: 'opening',
  checkIn: 'checkIn',
  task: 'task',
  exchange: 'exchange',
  /** Of an exchange that was cancelled: what it cost. */
  exchangeReturned: 'exchangeReturned',
  /** A share, once a day. */
  share: 'share',
  /** A place in an edition of the teacher star. */
  workPrize: 'workPrize',
  /** All tasks of a new student. */
  newcomer: 'newcomer',
  /** A place in a week of the study PK. */
  studyPk: 'studyPk',
  /** An invited friend attended the lesson named by the invitation. */
  invitation: 'invitation',
} as const;
export type RewardReason = ValueOf<typeof RewardReason>;

/** Both amounts; 0 for none. */
export interface Reward {
  readonly stars: number;
  readonly peaCoins: number;
}

/** Tasks count database rows, never client data; except shares, which only the client knows. */
export const TaskKind = {
  /** Filled fields: name, birthday and sex of the child, name of the parent, city. */
  profile: 'profile',
  feedback: 'feedback',
  /** Learning reports read. */
  report: 'report',
  /** Listening in to a live class. */
  liveLesson: 'liveLesson',
  /** A shared link. */
  share: 'share',
  /** Check-ins of the month. */
  checkIn: 'checkIn',
  /** Lessons of the month that the child attended. */
  lessons: 'lessons',
  /** Films and stories of the month watched to the end. */
  watch: 'watch',
} as const;
export type TaskKind = ValueOf<typeof TaskKind>;

/** Claimed tasks are in the list of finished ones. */
export const TaskStatus = { doing: 1, claimable: 2 } as const;
export type TaskStatus = ValueOf<typeof TaskStatus>;

export interface TaskRule {
  readonly id: number;
  readonly kind: TaskKind;
  /** Required amount. */
  readonly target: number;
  readonly reward: Reward;
  /** month: restarts every month; the previous month's reward can be claimed until the end of the next. */
  readonly every: 'once' | 'month';
  /** Hidden from others. */
  readonly officialOnly?: true;
}

/** In display order. */
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
  /** Check-ins of one month. In a shorter month its last day. */
  readonly days: number;
  readonly reward: Reward;
}
