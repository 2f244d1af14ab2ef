/** Surveys: their forms, and what was answered. */
import { isDeepStrictEqual } from 'node:util';
import { routes } from '../../../../src/contract/routes';
import { STAFF_CODE } from '../../../../src/contract/staff/values';
import { pageOf } from '../../../core/db/page';
import { badInput, BusinessError, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { formatDateTime, formatDate } from '../../../core/time';
import { faultOf } from '../../help/forms/faults';
import {
  answersTo,
  figuresOf,
  surveysOf,
  surveyToEdit,
  textsOf,
  type SurveyRow,
} from '../../help/surveys/figures';
import { addSurvey, changeSurvey, endSurvey, type NewSurvey } from '../../help/surveys/store';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';
import { momentOf } from './moment';

const shown = ({ code, endsAt, id, isForVisitors, sections, thanks, title, words }: SurveyRow) => ({
  ...{ surveyId: id, code, title, words, sections: [...sections], thanks, isForVisitors },
  endsAt: formatDateTime(endsAt),
});

const isOver = ({ endsAt }: SurveyRow, { clock }: OperatorContext): boolean =>
  endsAt !== null && endsAt <= clock.now();

const surveyFor = async ({ db }: OperatorContext, surveyId: number) =>
  orNotFound(await surveyToEdit(db, surveyId), STAFF_MESSAGES.unknown);

/** An answer means what it meant when it was given. */
async function assertKeepsForm({ db }: OperatorContext, before: SurveyRow, after: NewSurvey): Promise<void> {
  const formOf = ({ code, isForVisitors, sections }: NewSurvey) => ({ code, isForVisitors, sections });
  if (isDeepStrictEqual(formOf(before), formOf(after))) return;
  const answers = await answersTo(db, [before.id]);
  if (answers(before.id) > 0) throw new BusinessError(STAFF_CODE.inUse, STAFF_MESSAGES.surveyAnswered);
}

export const surveys: OperatorHandlersOf<
  'listSurveys' | 'getSurveyForm' | 'saveSurvey' | 'endSurvey' | 'getSurveyFigures' | 'listSurveyTexts'
> = {
  async listSurveys(asked, context) {
    const { rows, total } = await pageOf((paging) => surveysOf(context.db, paging), asked);
    const answers = await answersTo(
      context.db,
      rows.map(({ id }) => id),
    );
    const listed = rows.map((row) => {
      const { code, endsAt, isForVisitors, surveyId, title } = shown(row);
      return {
        ...{ surveyId, code, title, isForVisitors, endsAt, answers: answers(surveyId) },
        isOver: isOver(row, context),
      };
    });
    return withCount(listed, total);
  },

  async getSurveyForm({ surveyId }, context) {
    const row = await surveyFor(context, surveyId);
    const answers = await answersTo(context.db, [surveyId]);
    return {
      ...{ ...withEtag(shown(row)), answers: answers(surveyId), isOver: isOver(row, context) },
      path: `${routes.survey.path}?code=${row.code}`,
    };
  },

  async saveSurvey({ endsAt, etag, surveyId, title, ...typed }, context) {
    const { code, isForVisitors, sections, thanks, words } = typed;
    const survey = {
      ...{ code, title: title.trim(), words: words.trim(), sections, thanks: thanks.trim(), isForVisitors },
      endsAt: momentOf('endsAt', endsAt),
    };
    const fault = faultOf(sections, { isForVisitors });
    if (fault !== null) throw badInput('sections', fault);
    const before = surveyId === undefined ? null : await surveyFor(context, surveyId);
    if (before !== null) {
      assertUnchanged(shown(before), etag);
      await assertKeepsForm(context, before, survey);
    }
    const id = await (before === null
      ? addSurvey(context.db, survey)
      : changeSurvey(context.db, before.id, survey));
    if (id === undefined) throw badInput('code', STAFF_MESSAGES.codeTaken);
    context.concerns({ detail: { surveyId: id, title: survey.title } });
    return { surveyId: id };
  },

  async endSurvey({ surveyId }, context) {
    const survey = await surveyFor(context, surveyId);
    if (!isOver(survey, context)) await endSurvey(context.db, surveyId, context.clock.now());
    context.concerns({ detail: { surveyId, title: survey.title } });
    return null;
  },

  async getSurveyFigures({ surveyId }, context) {
    const survey = await surveyFor(context, surveyId);
    const answers = await answersTo(context.db, [surveyId]);
    return {
      ...{ surveyId, title: survey.title, answers: answers(surveyId) },
      fields: await figuresOf(context.db, survey),
    };
  },

  async listSurveyTexts({ key, surveyId, ...asked }, context) {
    const { db } = context;
    await surveyFor(context, surveyId);
    const { rows, total } = await pageOf((paging) => textsOf(db, surveyId, key, paging), asked);
    const before = (asked.page - 1) * asked.limit;
    return withCount(
      rows.map(({ sentAt, text }, at) => ({ number: before + at + 1, text, sentOn: formatDate(sentAt) })),
      total,
    );
  },
};
