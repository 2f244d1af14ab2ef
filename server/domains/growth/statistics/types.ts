/** Statistics of a child's events in a period. Every figure that a parent sees is one of these or derived from them. */
import type { Subject } from '../../../../src/contract/courses/values';
import type { Section } from '../../../../src/contract/growth/report.schema';
import type { Mastery, SectionKey } from '../../../../src/contract/growth/values';
import type { LearningEvent, Span } from '../../learning/events';

export interface PointStatistics {
  readonly knowledgeId: number;
  readonly name: string;
  readonly ability: string;
  readonly subject: Subject;
  /** Answers within the period. */
  readonly right: number;
  readonly asked: number;
  /** From all answers up to the end of the period (mastery.ts). */
  readonly state: Mastery;
}

export interface DayStatistics {
  readonly day: string;
  /** Activities of the day: attended lessons, homework handed in, films and check-ins. */
  readonly things: number;
}

export interface WeekStatistics {
  /** Monday of the week. */
  readonly monday: string;
  readonly right: number;
  readonly asked: number;
  readonly minutes: number;
  readonly participations: number;
}

export interface Statistics {
  readonly span: Span;
  readonly subject: Subject | null;
  /** Each lesson counts once: attended overrides leave, leave overrides absent. */
  readonly lessons: { readonly attended: number; readonly absent: number; readonly leave: number };
  /** Attended lessons with known punctuality. */
  readonly onTime: { readonly kept: number; readonly of: number };
  /** Of attended lessons. */
  readonly minutes: number;
  readonly answers: { readonly right: number; readonly asked: number };
  readonly participations: number;
  /** Counted by date: earlier homework handed in now counts as handed in now. */
  readonly homework: {
    readonly given: number;
    readonly handedIn: number;
    /** Of `timed`, the homework with a known hand-in time. */
    readonly onTime: number;
    readonly timed: number;
    /** Out of `of`: 100 for each marked homework. */
    readonly points: number;
    readonly of: number;
  };
  /** `longest`: consecutive days within the period. */
  readonly checkIns: { readonly days: number; readonly longest: number };
  readonly films: { readonly finished: number; readonly seconds: number };
  readonly evaluations: { readonly taken: number; readonly points: number; readonly of: number };
  /** Points of the child's subjects, in their order. */
  readonly points: readonly PointStatistics[];
  /** Every day of the period, including those without activity. */
  readonly days: readonly DayStatistics[];
  /** Every week that overlaps the period; the first and last count only their days within it. */
  readonly weeks: readonly WeekStatistics[];
  /** Both newest first. */
  readonly highlights: readonly LearningEvent[];
  readonly comments: readonly LearningEvent[];
}

export interface KnowledgePoint {
  readonly id: number;
  readonly subject: Subject;
  readonly name: string;
  readonly ability: string;
  readonly position: number;
}

/** What to count; the child is implied by the events. */
export interface StatisticsOptions {
  readonly span: Span;
  /** null: all. Items without a subject (check-ins) count only if all subjects are requested. */
  readonly subject: Subject | null;
  readonly points: readonly KnowledgePoint[];
  /** Points with an open wrong question (open-wrong.ts). */
  readonly openWrong?: ReadonlySet<number> | undefined;
  /** Ignores events after this moment. Default: the end of the period. */
  readonly until?: Date;
}

/** Input of a section: the period, the preceding one of the same length, and the knowledge points. */
export interface SectionInput {
  readonly child: string;
  readonly now: Statistics;
  readonly before: Statistics;
  readonly points: readonly KnowledgePoint[];
  /** For the calendar, if it shows more than `now`. */
  readonly year?: readonly DayStatistics[];
}

export type SectionBuilder = (input: SectionInput) => Section;
export type SectionBuilders = Readonly<Partial<Record<SectionKey, SectionBuilder>>>;
