/** What is counted of a child's events in a time. Every figure that a parent sees is one of these, or follows from them. */
import type { Subject } from '../../../../src/contract/courses/values';
import type { Section } from '../../../../src/contract/growth/report.schema';
import type { Mastery, SectionKey } from '../../../../src/contract/growth/values';
import type { LearningEvent, Span } from '../../learning/events';

export interface PointStatistics {
  readonly knowledgeId: number;
  readonly name: string;
  readonly ability: string;
  readonly subject: Subject;
  /** Answers of the span. */
  readonly right: number;
  readonly asked: number;
  /** Of all answers that are known up to the end of the span (mastery.ts). */
  readonly state: Mastery;
}

export interface DayStatistics {
  readonly day: string;
  /** Attended lessons, homework that was handed in, films and check-ins of the day: how much happened. */
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
  /** A lesson is one of the three, whatever was told of it before: attended beats leave, leave beats absent. */
  readonly lessons: { readonly attended: number; readonly absent: number; readonly leave: number };
  /** Attended lessons of which it is told whether the child was there on time. */
  readonly onTime: { readonly kept: number; readonly of: number };
  /** In attended lessons. */
  readonly minutes: number;
  readonly answers: { readonly right: number; readonly asked: number };
  readonly participations: number;
  /** Each by its own day: homework of an earlier time that is handed in now is handed in now. */
  readonly homework: {
    readonly given: number;
    readonly handedIn: number;
    /** Of `timed`, those of which it was told. */
    readonly onTime: number;
    readonly timed: number;
    /** Of `of`: 100 for each that was marked. */
    readonly points: number;
    readonly of: number;
  };
  /** `longest`: days one after the other, within the span. */
  readonly checkIns: { readonly days: number; readonly longest: number };
  readonly films: { readonly finished: number; readonly seconds: number };
  readonly evaluations: { readonly taken: number; readonly points: number; readonly of: number };
  /** Of the subjects that the child learns, in their order. */
  readonly points: readonly PointStatistics[];
  /** Every day of the span, also those on which nothing happened. */
  readonly days: readonly DayStatistics[];
  /** Every week that the span touches; of the first and the last what lies in the span. */
  readonly weeks: readonly WeekStatistics[];
  /** Newest first, both. */
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

/** What is counted, of whom it is not asked. */
export interface StatisticsOptions {
  readonly span: Span;
  /** null: of all. What belongs to no subject (a check-in) counts where all are asked for, and nowhere else. */
  readonly subject: Subject | null;
  readonly points: readonly KnowledgePoint[];
  /** Points with a wrong question that is still open (open-wrong.ts). */
  readonly openWrong?: ReadonlySet<number> | undefined;
  /** What happened after this moment is not known yet. Absent: the end of the span. */
  readonly until?: Date;
}

/** What a section is made of: now, the same length before, and what is to be learnt. */
export interface SectionInput {
  readonly child: string;
  readonly now: Statistics;
  readonly before: Statistics;
  readonly points: readonly KnowledgePoint[];
  /** For the calendar, where it shows more than `now`. */
  readonly year?: readonly DayStatistics[];
}

export type SectionBuilder = (input: SectionInput) => Section;
export type SectionBuilders = Readonly<Partial<Record<SectionKey, SectionBuilder>>>;
