/** What is counted of a child's events in a time. Every figure that a parent sees is one of these, or follows from them. */
import type { Subject } from '../../../src/contract/courses/values';
import type { Section } from '../../../src/contract/growth/report.schema';
import type { LearningEventKind, Mastery, SectionKey } from '../../../src/contract/growth/values';

/** An event as it is counted: where it was written and when it came are of no matter. */
export interface LearningEvent {
  readonly kind: LearningEventKind;
  readonly ref: string;
  readonly subject: Subject | null;
  readonly lessonId: number | null;
  readonly knowledgeId: number | null;
  readonly title: string;
  readonly occurredAt: Date;
  readonly amount: number;
  readonly outOf: number;
  readonly isOnTime: boolean | null;
  readonly note: string;
}

/** Days of Shanghai, both inclusive: 'YYYY-MM-DD'. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface PointStatistics {
  readonly knowledgeId: number;
  readonly name: string;
  readonly ability: string;
  readonly subject: Subject;
  readonly right: number;
  readonly asked: number;
  readonly state: Mastery;
}

export interface DayStatistics {
  readonly day: string;
  /** Lessons, homework, films and check-ins of the day: how much happened. */
  readonly things: number;
}

export interface WeekStatistics {
  /** Its Monday. */
  readonly monday: string;
  readonly right: number;
  readonly asked: number;
  readonly minutes: number;
  readonly participations: number;
}

export interface Statistics {
  readonly span: Span;
  readonly subject: Subject | null;
  /** Lessons: held for the child, of which it attended, was absent, had leave. */
  readonly lessons: { readonly attended: number; readonly absent: number; readonly leave: number };
  readonly onTime: { readonly kept: number; readonly of: number };
  readonly minutes: number;
  readonly answers: { readonly right: number; readonly asked: number };
  readonly participations: number;
  readonly homework: {
    readonly given: number;
    readonly handedIn: number;
    readonly onTime: number;
    readonly points: number;
  };
  readonly checkIns: { readonly days: number; readonly longest: number };
  readonly films: { readonly finished: number; readonly seconds: number };
  readonly evaluations: { readonly taken: number; readonly points: number; readonly of: number };
  readonly points: readonly PointStatistics[];
  readonly days: readonly DayStatistics[];
  readonly weeks: readonly WeekStatistics[];
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

/** What a section is made of: now, the same length before, and what is to be learnt. */
export interface SectionInput {
  readonly child: string;
  readonly now: Statistics;
  readonly before: Statistics;
  readonly points: readonly KnowledgePoint[];
}

export type SectionBuilder = (input: SectionInput) => Section;
export type SectionBuilders = Readonly<Partial<Record<SectionKey, SectionBuilder>>>;
