import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, oneOf, text } from '../primitives.schema';
import { formAnswers, formSections, submissionId } from './form.schema';
import { SurveyState } from './values';

const code = () => T.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' });

export const SurveySchema = T.Object({
  id: id(),
  title: text(64),
  words: text(500),
  state: oneOf(SurveyState),
  /** Whoever is not logged in may answer as well. */
  isForVisitors: T.Boolean(),
  /** '' where it has no end. */
  endsAt: dateTime(),
  /** Empty unless it can be answered now. */
  sections: formSections(),
  /** Said when it was sent. */
  thanks: text(500),
});

export const surveySchemas = {
  /**
   * By its id, or by its code where a link has one. As an example it can be answered by whoever may see it, whatever became of it;
   * the oldest one where neither is named.
   */
  getSurvey: {
    request: T.Object({
      id: T.Optional(id()),
      code: T.Optional(code()),
      isExample: T.Optional(T.Boolean()),
    }),
    response: SurveySchema,
  },
  /** Once a parent. A second time the same is told the first answer again. */
  submitSurvey: {
    request: T.Object({ id: id(), submissionId: submissionId(), answers: formAnswers() }),
    response: T.Object({ isNew: T.Boolean() }),
  },
};

export type Survey = Static<typeof SurveySchema>;
