/** The satisfaction survey (/nps). Whether it is due: isPushQuestionnaire. */
import { Type as T } from '@sinclair/typebox';
import { SURVEY_MAX_REASONS, SURVEY_MAX_WORDS, SURVEY_SCORE, SurveyReason } from '../survey';
import { integer, nothingTold, oneOf } from './primitives.schema';

export const surveySchemas = {
  /** Kept once a push; afterwards the survey is due no more. */
  submitQuestionnaire: {
    request: T.Object({
      score: integer(SURVEY_SCORE.min, SURVEY_SCORE.max),
      reasons: T.Array(oneOf(SurveyReason), { maxItems: SURVEY_MAX_REASONS, uniqueItems: true }),
      content: T.String({ maxLength: SURVEY_MAX_WORDS }),
      /** The same for every attempt at one answer: it is kept once, however often it arrives. */
      requestId: T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' })),
    }),
    response: nothingTold(),
  },
};
