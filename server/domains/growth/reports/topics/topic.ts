/** The topic of an event-based report: its period, and the period to compare with. */
import type { Subject } from '../../../../../src/contract/courses/values';
import type { Db } from '../../../../core/db/types';
import type { LearningEvent, Span } from '../../../learning/events';
import type { ReportOrder } from '../../report-kinds/spec';

export interface Topic {
  /** Period shown in the report's frame; for a lesson, its day. */
  readonly shown: Span;
  /** The period that is counted, and the child's previous one. */
  readonly now: Span;
  readonly before: Span;
  /** null: all subjects. */
  readonly subject: Subject | null;
  /** For a lesson report: the event of attending it. */
  readonly lesson: LearningEvent | null;
  /** For a stage report: the stage's number. */
  readonly number: number;
}

export interface TopicFinder {
  /** The newest at that time; null: none. */
  refAt(db: Db, userId: number, at: Date): Promise<string | null>;
  /** Orders without an entry do not exist (any more). */
  topicsOf(db: Db, orders: readonly ReportOrder[]): Promise<ReadonlyMap<ReportOrder, Topic>>;
}
