/** Surveys: their forms, and what was answered, without saying who. */
import { Type as T } from '@sinclair/typebox';
import { FieldKind } from '../help/form-values';
import { formSections } from '../help/form.schema';
import { surveyCode } from '../help/survey.schema';
import { date, dateTime, filled, id, integer, list, noData, oneOf, text } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';

const survey = {
  /** Of its address; one for each survey. */
  code: surveyCode(),
  title: said(64),
  words: text(500),
  sections: formSections(),
  /** Shown once it is sent. */
  thanks: text(500),
  /** Parents without a login may answer as well. */
  isForVisitors: T.Boolean(),
  /** '' without an end. */
  endsAt: dateTime(),
};

/** How many parents and visitors answered. */
const answers = integer();

export const surveyCalls = {
  listSurveys: operatorCall({
    method: 'GET',
    path: '/operator/surveys',
    summary: 'Newest first, with how many answered.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(
      T.Object({
        ...{ surveyId: id(), code: surveyCode(), title: text(64), isForVisitors: T.Boolean(), answers },
        endsAt: dateTime(),
        isOver: T.Boolean(),
      }),
      100,
    ),
  }),
  getSurveyForm: operatorCall({
    method: 'GET',
    path: '/operator/surveys/survey',
    summary: 'One survey. With `answers`, its code, sections and visitors stay as they are.',
    roles: editors,
    audited: false,
    request: T.Object({ surveyId: id() }),
    response: T.Object({
      ...survey,
      ...{ surveyId: id(), answers, isOver: T.Boolean(), etag: etag() },
      /** In the app, for links; the same for all. */
      path: filled(),
    }),
  }),
  saveSurvey: operatorCall({
    method: 'POST',
    path: '/operator/surveys/save',
    summary:
      'A new one without `surveyId`. Once it is answered only title, words, thanks and end can be changed (409).',
    roles: editors,
    audited: true,
    request: T.Object({ ...survey, surveyId: T.Optional(id()), etag: etag() }),
    response: T.Object({ surveyId: id() }),
  }),
  endSurvey: operatorCall({
    method: 'POST',
    path: '/operator/surveys/end',
    summary: 'From now on nobody can answer. One that is over stays so.',
    roles: editors,
    audited: true,
    request: T.Object({ surveyId: id() }),
    response: noData(),
  }),
  getSurveyFigures: operatorCall({
    method: 'GET',
    path: '/operator/surveys/figures',
    summary: 'Of each field how many answered, of each choice and score how often.',
    roles: editors,
    audited: false,
    request: T.Object({ surveyId: id() }),
    response: T.Object({
      ...{ surveyId: id(), title: text(64), answers },
      fields: list(
        T.Object({
          key: filled(32),
          title: text(128),
          kind: oneOf(FieldKind),
          answered: integer(),
          values: list(T.Object({ text: text(64), count: integer() }), 20),
        }),
        600,
      ),
    }),
  }),
  listSurveyTexts: operatorCall({
    method: 'GET',
    path: '/operator/surveys/texts',
    summary: 'What was written into a field, newest first; without the names of those who did.',
    roles: editors,
    audited: false,
    request: T.Object({ ...paging, surveyId: id(), key: filled(32) }),
    response: list(
      T.Object({
        /** Place in this list, from 1. */
        number: integer(1),
        text: text(20_000),
        sentOn: date(),
      }),
      100,
    ),
  }),
} as const;
