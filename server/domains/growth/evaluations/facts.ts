/** Input of an evaluation report. */
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
  /** The child's previous evaluation of the same kind. */
  readonly earlier: Earlier | undefined;
  readonly courses: readonly FittingCourse[];
}
