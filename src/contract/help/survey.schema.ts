import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, oneOf, text } from '../primitives.schema';
import { formAnswers, formSections, submissionId } from './form.schema';
import { SurveyState } from './values';

/** In links. */
export const surveyCode = () => T.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' });

export const SurveySchema = T.Object({
  id: id(),
  title: text(64),
  words: text(500),
  state: oneOf(SurveyState),
  /** Visitors may answer as well. */
  isForVisitors: T.Boolean(),
  /** '' without an end. */
  endsAt: dateTime(),
  /** Empty unless it can be answered now. */
  sections: formSections(),
  /** Shown after submission. */
  thanks: text(500),
});

export const surveySchemas = {
  /** By id, or by the code of a link; the example also without either: the oldest. As an example it is open in any state. */
  getSurvey: {
    request: T.Object({
      id: T.Optional(id()),
      code: T.Optional(surveyCode()),
      isExample: T.Optional(T.Boolean()),
    }),
    response: SurveySchema,
  },
  /** Once per parent. A repeated submission returns the first response. */
  submitSurvey: {
    request: T.Object({ id: id(), submissionId: submissionId(), answers: formAnswers() }),
    response: T.Object({ isNew: T.Boolean() }),
  },
};

export type Survey = Static<typeof SurveySchema>;
