import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { helpCalls } from './calls';
import { helpRoutes } from './routes';
import { helpSchemas } from './schema';
import { SURVEY_CODE } from './values';

const helpErrors = {
  submitFeedback: {
    [BACKEND_CODE.badInput]: 'too short or too long, or a picture that this parent did not upload',
    [BACKEND_CODE.tooManyRequests]: 'too many of this parent in an hour',
  },
  getHelpDetail: { [BACKEND_CODE.notFound]: 'there is no such article' },
  voteHelp: { [BACKEND_CODE.notFound]: 'there is no such article' },
  submitQuestionnaire: { [BACKEND_CODE.conflict]: 'the survey is not due, or was answered already' },
  getTutor: { [BACKEND_CODE.notFound]: 'this child has no such tutor' },
  getSurvey: { [BACKEND_CODE.notFound]: 'there is no such survey' },
  submitSurvey: {
    [BACKEND_CODE.notFound]: 'there is no such survey',
    [BACKEND_CODE.badInput]: 'something required is missing, or an answer does not fit its field',
    [BACKEND_CODE.tooManyRequests]: 'too many of visitors behind one address in an hour',
    [SURVEY_CODE.over]: 'its time is over',
    [SURVEY_CODE.answered]: 'answered before, by another submission',
  },
} as const satisfies DocumentedErrors<typeof helpCalls>;

export const help = {
  routes: helpRoutes,
  calls: helpCalls,
  schemas: helpSchemas,
  errors: helpErrors,
};
