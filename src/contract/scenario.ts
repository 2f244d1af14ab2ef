/**
 * Scenarios: states into which a tester or a test puts an account, whatever it has. The demonstration makes them, the scenario
 * console offers them, docs/testing.md explains them. In no production build.
 */
import { LearningReportType, ReportKind } from './growth/values';

/** Of its values: states by their names, or numbers; of neither, yes or no. `ends`: null takes it away. */
export interface ScenarioField {
  readonly names?: readonly string[];
  readonly numbers?: readonly number[];
  readonly ends?: true;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Each is new or read. */
const reportsOfKinds = Object.values(ReportKind).flatMap((kind) => [`${kind}-new`, `${kind}-read`] as const);

/** Field by field, as they belong together; no name is there twice. */
export const SCENARIO_GROUPS = {
  /** Popups, cards, icons and banners of home. */
  home: {
    /** Hours that wait to be claimed. */
    classHour: { numbers: range(1, 100), ends: true },
    /** Today's check-in is still to be done. */
    checkIn: {},
    /** Days of this month that were checked in, today not among them. */
    dayNum: { numbers: range(0, 30) },
    activities: { numbers: range(0, 3) },
    interestTags: { numbers: range(0, 3) },
    wonderful: {},
    configured: {},
    /** Of a new report, which home announces. */
    report: { numbers: Object.values(LearningReportType), ends: true },
    poster: {},
    floatButton: {},
    survey: {},
  },
  newcomer: {
    /** How far the new student is. */
    freshman: { numbers: [1, 2, 3, 4], ends: true },
    /** Banner and entrance of a new student without the popup. */
    freshmanPopup: {},
    /** The free trial, or the link that lets a newcomer in. */
    newcomer: {
      names: [
        ...(['to-claim', 'claimed', 'booked', 'auditioned'] as const),
        ...(['link-open', 'link-used', 'link-expired', 'link-none'] as const),
      ],
    },
  },
  stepUp: {
    /** One that waits for the parent's confirmation. */
    higherLevel: {},
    /** Any state of it; the last word where both are named. */
    stepUp: {
      names: [
        ...([
          'y-waiting',
          'y-original',
          'n-waiting',
          'y-grouping',
          'y-grouping-no-times',
          'complete',
        ] as const),
        ...(['n-grouping', 'n-complete', 'may-not-choose', 'flags-off', 'no-seats', 'other'] as const),
        ...([
          'nothing-recommended',
          'no-head-master',
          'select-time',
          'address-confirm',
          'not-student',
        ] as const),
        ...(['not-step-up', 'no-course', 'not-formal', 'exclusive', 'none'] as const),
      ],
    },
  },
  lessons: {
    /** The open class that testers look at. */
    openClass: { names: ['soon', 'one-left', 'full', 'reserved', 'live', 'live-full', 'over'] },
    /** The first course of films. */
    courses: { names: ['fresh', 'begun', 'finished', 'locked', 'locked-no-hours', 'expired', 'empty'] },
    /** The first baby study. */
    study: { names: ['unpurchased', 'purchased', 'begun', 'expired'] },
    /** A lesson more, whose replay is so. */
    replay: { names: ['ready', 'ending', 'preparing', 'over'] },
    /** A lesson at this moment, or around it. */
    lesson: { names: ['live-now', 'begins-soon', 'just-over', 'none'] },
  },
  growth: {
    /** What is known of the child's learning. */
    growth: { names: ['none', 'little', 'year'] },
    /** Of each kind, by what became known. none: nothing is new; nothing: there is no report at all. */
    reports: { names: [...reportsOfKinds, 'none', 'just-released', 'nothing'] },
    /** Of the newest monthly report, under a key that is known. */
    share: { names: ['open', 'ended', 'revoked', 'none'] },
    /** One that needs no login of the app. */
    evaluation: { names: ['none', 'begun', 'last-question', 'time-over', 'over', 'over-cc'] },
  },
  homework: {
    /** One piece of homework alone. */
    homework: {
      names: [
        ...(['todo', 'todo-late', 'handed-in', 'corrected', 'handed-back', 'handed-back-twice'] as const),
        ...([
          'handed-in-again',
          'done',
          'excused',
          'every-kind',
          'draft-here-and-there',
          'conflict',
        ] as const),
        'none',
      ],
    },
    /** One page of it. */
    exerciseBook: { names: ['none', 'recognised', 'checked', 'unreadable'] },
  },
  works: {
    /** One of each kind alone. */
    works: { names: ['none', 'draft', 'waiting', 'shown', 'refused', 'reported'] },
  },
  forms: {
    /** The survey that testers look at. */
    surveys: { names: ['none', 'open', 'answered', 'over'] },
    /** One request for materials more. */
    material: { names: ['none', 'open', 'submitted', 'sent-back', 'accepted', 'over'] },
  },
  straight: {
    /** The study PK. */
    straight: { names: ['none', 'no-points', 'joined', 'leading', 'won'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ScenarioField>>>>;

const { home, newcomer, stepUp, lessons, growth, homework, works, forms, straight } = SCENARIO_GROUPS;

/** All fields. */
export const SCENARIO = {
  ...{ ...home, ...newcomer, ...stepUp, ...lessons, ...growth },
  ...{ ...homework, ...works, ...forms, ...straight },
};

type ValueOf<F> = F extends { readonly names: readonly (infer Name)[] }
  ? Name
  : F extends { readonly numbers: readonly (infer N)[] }
    ? N | (F extends { readonly ends: true } ? null : never)
    : boolean;

/** What is not named stays as it is; null, false and 0 take it away. */
export type Scenario = { readonly [K in keyof typeof SCENARIO]?: ValueOf<(typeof SCENARIO)[K]> };

/** Its value under a name. */
export type ScenarioState<K extends keyof Scenario> = Exclude<Scenario[K], undefined>;
