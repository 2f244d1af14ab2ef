/**
 * Scenarios: account states for testers and tests. Created by the demo, offered by the scenario console, explained in
 * docs/scenarios.md. Not in production builds.
 */
import { LearningReportType, ReportKind } from './growth/values';

/** Possible values: named states or numbers; without either, a boolean. `ends`: null removes it. */
export interface ScenarioField {
  readonly names?: readonly string[];
  readonly numbers?: readonly number[];
  readonly ends?: true;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Each is new or read. */
const reportsOfKinds = Object.values(ReportKind).flatMap((kind) => [`${kind}-new`, `${kind}-read`] as const);

/** Fields by group; names are unique. */
export const SCENARIO_GROUPS = {
  /** Popups, cards, icons and banners of home. */
  home: {
    /** Claimable hours. */
    classHour: { numbers: range(1, 100), ends: true },
    /** Today's check-in is open. */
    checkIn: {},
    /** Check-ins of this month, excluding today. */
    dayNum: { numbers: range(0, 30) },
    activities: { numbers: range(0, 3) },
    interestTags: { numbers: range(0, 3) },
    wonderful: {},
    configured: {},
    /** `report_type` of a new report announced on home. */
    report: { numbers: Object.values(LearningReportType), ends: true },
    poster: {},
    floatButton: {},
    survey: {},
  },
  newcomer: {
    /** The new student's progress. */
    freshman: { numbers: [1, 2, 3, 4], ends: true },
    /** Banner and entrance of a new student without the popup. */
    freshmanPopup: {},
    /** The free trial, or a newcomer's login link. */
    newcomer: {
      names: [
        ...(['to-claim', 'claimed', 'booked', 'auditioned'] as const),
        ...(['link-open', 'link-used', 'link-expired', 'link-none'] as const),
      ],
    },
  },
  stepUp: {
    /** A higher level awaiting the parent's confirmation. */
    higherLevel: {},
    /** Any state; if both name one, this one wins. */
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
    /** The open class used by testers. */
    openClass: { names: ['soon', 'one-left', 'full', 'reserved', 'live', 'live-full', 'over'] },
    /** The first film course. */
    courses: { names: ['fresh', 'begun', 'finished', 'locked', 'locked-no-hours', 'expired', 'empty'] },
    /** The first baby study. */
    study: { names: ['unpurchased', 'purchased', 'begun', 'expired'] },
    /** Adds a lesson with a replay in this state. */
    replay: { names: ['ready', 'ending', 'preparing', 'over'] },
    /** A lesson now or around now. */
    lesson: { names: ['live-now', 'begins-soon', 'just-over', 'none'] },
  },
  growth: {
    /** Amount of learning data. */
    growth: { names: ['none', 'little', 'year'] },
    /** Of each kind, new or read. none: nothing new; nothing: no reports at all. */
    reports: { names: [...reportsOfKinds, 'none', 'just-released', 'nothing'] },
    /** Share of the newest monthly report, under a known key. */
    share: { names: ['open', 'ended', 'revoked', 'none'] },
    /** Without an app login. */
    evaluation: { names: ['none', 'begun', 'last-question', 'time-over', 'over', 'over-cc'] },
  },
  homework: {
    /** A single piece of homework. */
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
    /** A single page. */
    exerciseBook: { names: ['none', 'recognised', 'checked', 'unreadable'] },
  },
  works: {
    /** A single work of each kind. */
    works: { names: ['none', 'draft', 'waiting', 'shown', 'refused', 'reported'] },
  },
  forms: {
    /** The survey used by testers. */
    surveys: { names: ['none', 'open', 'answered', 'over'] },
    /** Adds a material request. */
    material: { names: ['none', 'open', 'submitted', 'sent-back', 'accepted', 'over'] },
  },
  straight: {
    straight: { names: ['none', 'no-points', 'joined', 'leading', 'won'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ScenarioField>>>>;

const { home, newcomer, stepUp, lessons, growth, homework, works, forms, straight } = SCENARIO_GROUPS;

export const SCENARIO = {
  ...{ ...home, ...newcomer, ...stepUp, ...lessons, ...growth },
  ...{ ...homework, ...works, ...forms, ...straight },
};

type ValueOf<F> = F extends { readonly names: readonly (infer Name)[] }
  ? Name
  : F extends { readonly numbers: readonly (infer N)[] }
    ? N | (F extends { readonly ends: true } ? null : never)
    : boolean;

/** Absent fields are unchanged; null, false and 0 remove. */
export type Scenario = { readonly [K in keyof typeof SCENARIO]?: ValueOf<(typeof SCENARIO)[K]> };

/** The value type of a field. */
export type ScenarioState<K extends keyof Scenario> = Exclude<Scenario[K], undefined>;
