/** What a report of events is about: which days are counted, and what they are compared with. */
import type { Subject } from '../../../../../src/contract/courses/values';
import type { Db } from '../../../../core/db/types';
import type { LearningEvent, Span } from '../../../learning/events';
import type { ReportOrder } from '../../report-kinds/spec';

export interface Topic {
  /** What the frame says: of a lesson its day. */
  readonly shown: Span;
  /** What is counted, and the child's own past beside it. */
  readonly now: Span;
  readonly before: Span;
  /** null: of all. */
  readonly subject: Subject | null;
  /** Of a report of one lesson: that the child was there. */
  readonly lesson: LearningEvent | null;
  /** Of a stage: which one it is. */
  readonly number: number;
}

export interface TopicFinder {
  /** The newest at that moment; null: there was none. */
  refAt(db: Db, userId: number, at: Date): Promise<string | null>;
  /** Left out: it is not there (any more). */
  topicsOf(db: Db, orders: readonly ReportOrder[]): Promise<ReadonlyMap<ReportOrder, Topic>>;
}
