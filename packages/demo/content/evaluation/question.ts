import type { QuestionPicture } from '../../pictures/catalogue';

/** A question of an evaluation, as it is asked of everybody. */
export interface EvaluationQuestion {
  /** Its knowledge point, one of its subject's (growth/points.ts). */
  readonly point: string;
  readonly stem: string;
  readonly options?: readonly string[];
  readonly right: string;
  /** What a child answers who has not understood it yet. */
  readonly slip: string;
  readonly analysis: string;
  readonly picture?: QuestionPicture;
}
