/** What a report of an evaluation is made of. */
import type { Evaluation } from './taken';
import type { Result } from './abilities';
import type { FittingCourse } from './courses';

export interface Earlier {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly result: Result;
}

export interface EvaluationFacts {
  readonly child: string;
  readonly evaluation: Evaluation;
  readonly result: Result;
  /** The child's own, of the same kind, before. */
  readonly earlier: Earlier | undefined;
  readonly courses: readonly FittingCourse[];
}
