/** What parents write to the provider (/feedback). The path is not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { feedbackSchemas } from './feedback.schema';

export const feedbackCalls = defineCalls<typeof feedbackSchemas>()({
  submitFeedback: {
    method: 'POST',
    path: '/v1/feedback/submit',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: {
      [BACKEND_CODE.badInput]: 'too short or too long, or a picture that this parent did not upload',
      [BACKEND_CODE.tooManyRequests]: 'too many of this parent in an hour',
    },
  },
});
