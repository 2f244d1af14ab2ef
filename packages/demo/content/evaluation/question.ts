import type { QuestionPicture } from '../../pictures/catalogue';

/** A question of an evaluation, the same for all children. */
export interface EvaluationQuestion {
  /** One of the subject's knowledge points (growth/points.ts). */
  readonly point: string;
  readonly stem: string;
  readonly options?: readonly string[];
  readonly right: string;
  /** A typical wrong answer. */
  readonly slip: string;
  readonly analysis: string;
  readonly picture?: QuestionPicture;
}
