/** Profiles of the demo children, from which a year of learning events is generated. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { DemoAccountName } from '../../account-names';

export interface LearnsSubject {
  readonly subject: SubjectName;
  /** Share of correct answers at first, and the increase over a year. */
  readonly skill: number;
  readonly gain: number;
  /** Abilities above and below the child's average. */
  readonly strong?: readonly string[];
  readonly weak?: readonly string[];
  /** Of a child without stored lessons. 0: Monday. */
  readonly weekday: number;
  /** 'HH:mm'. */
  readonly time: string;
  readonly minutes: number;
}

export interface ChildKind {
  /** Seed of the random generator. */
  readonly seed: number;
  readonly subjects: readonly LearnsSubject[];
  /** Weeks of lessons, including those in the timetable. */
  readonly weeks: number;
  /** Shares of the lessons. */
  readonly attends: number;
  readonly onTime: number;
  /** Share of the missed lessons. */
  readonly hasLeave: number;
  /** Average contributions per lesson. */
  readonly speaks: number;
  /** Shares of lessons with a highlight, and with a teacher's comment. */
  readonly shines: number;
  readonly commented: number;
  readonly homework: { readonly handedIn: number; readonly onTime: number };
  /** Films finished per week. */
  readonly films: number;
}

const thinking = { subject: 'wandou', weekday: 5, time: '10:30', minutes: 40 } as const;

const diligent: ChildKind = {
  seed: 20_260_003,
  subjects: [
    { ...thinking, skill: 0.8, gain: 0.13, strong: ['逻辑推理'], weak: ['空间想象'] },
    {
      ...{ subject: 'yuwen', weekday: 2, time: '16:00', minutes: 45 },
      ...{ skill: 0.74, gain: 0.15, strong: ['口语表达'], weak: ['积累诵读'] },
    },
    {
      ...{ subject: 'math', weekday: 6, time: '10:30', minutes: 40 },
      ...{ skill: 0.83, gain: 0.1, strong: ['数与运算'], weak: ['解决问题'] },
    },
  ],
  weeks: 52,
  ...{ attends: 0.985, onTime: 0.96, hasLeave: 0.9, speaks: 7, shines: 0.32, commented: 0.5 },
  homework: { handedIn: 0.98, onTime: 0.94 },
  ...{ films: 1.2 },
};

const irregular: ChildKind = {
  seed: 20_260_002,
  subjects: [
    {
      ...thinking,
      weekday: 3,
      time: '19:00',
      skill: 0.6,
      gain: 0.06,
      strong: ['观察比较'],
      weak: ['数感运算'],
    },
  ],
  weeks: 50,
  ...{ attends: 0.66, onTime: 0.6, hasLeave: 0.35, speaks: 3, shines: 0.2, commented: 0.5 },
  homework: { handedIn: 0.6, onTime: 0.45 },
  ...{ films: 0.3 },
};

const gifted: ChildKind = {
  seed: 20_260_008,
  subjects: [
    { ...thinking, weekday: 4, time: '19:00', skill: 0.93, gain: 0.05, strong: ['空间想象'] },
    {
      ...{ subject: 'math', weekday: 6, time: '09:30', minutes: 40 },
      ...{ skill: 0.5, gain: 0.12, strong: ['图形几何'], weak: ['数与运算'] },
    },
  ],
  weeks: 40,
  ...{ attends: 0.91, onTime: 0.88, hasLeave: 0.7, speaks: 6, shines: 0.35, commented: 0.45 },
  homework: { handedIn: 0.85, onTime: 0.8 },
  ...{ films: 0.6 },
};

const middling: ChildKind = {
  seed: 20_260_006,
  subjects: [
    {
      ...thinking,
      weekday: 1,
      time: '19:00',
      skill: 0.68,
      gain: 0.09,
      strong: ['策略应用'],
      weak: ['逻辑推理'],
    },
  ],
  weeks: 28,
  ...{ attends: 0.88, onTime: 0.85, hasLeave: 0.6, speaks: 4, shines: 0.22, commented: 0.45 },
  homework: { handedIn: 0.82, onTime: 0.75 },
  ...{ films: 0.4 },
};

/** Two lessons so far: too few for any statistics. */
export const newcomer: ChildKind = {
  ...middling,
  seed: 20_260_010,
  subjects: [{ ...thinking, weekday: 1, time: '19:00', skill: 0.66, gain: 0 }],
  weeks: 2,
  ...{ attends: 1, onTime: 1, shines: 1, commented: 1, films: 0 },
  homework: { handedIn: 1, onTime: 1 },
};

export const CHILDREN = {
  manySubjects: diligent,
  oneSubject: irregular,
  cards: gifted,
  wholeQueue: middling,
  tagsAndCheckIn: newcomer,
} as const satisfies Partial<Record<DemoAccountName, ChildKind>>;
