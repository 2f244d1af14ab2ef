import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { helpCalls } from './calls';

export const helpErrors = {
  submitFeedback: {
    [BACKEND_CODE.badInput]: 'too short or too long, or a picture that this parent did not upload',
    [BACKEND_CODE.tooManyRequests]: 'too many of this parent in an hour',
  },
  getHelpDetail: { [BACKEND_CODE.notFound]: 'there is no such article' },
  voteHelp: { [BACKEND_CODE.notFound]: 'there is no such article' },
  submitQuestionnaire: { [BACKEND_CODE.conflict]: 'the survey is not due, or was answered already' },
  getTutor: { [BACKEND_CODE.notFound]: 'this child has no such tutor' },
} as const satisfies DocumentedErrors<typeof helpCalls>;
