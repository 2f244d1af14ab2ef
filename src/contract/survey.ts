/** The satisfaction survey (/nps). Reasons and limits are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

export const SURVEY_SCORE = { min: 0, max: 10 } as const;
/** Up to it a parent would rather not recommend us, from `promoter` on they would. */
export const SURVEY_BANDS = { detractor: 6, promoter: 9 } as const;

export const SurveyReason = {
  teacher: 1,
  content: 2,
  experience: 3,
  homework: 4,
  service: 5,
  price: 6,
  app: 7,
} as const;
export type SurveyReason = ValueOf<typeof SurveyReason>;

export const SURVEY_MAX_REASONS = Object.keys(SurveyReason).length;
/** Characters as a reader counts them. */
export const SURVEY_MAX_WORDS = 200;
