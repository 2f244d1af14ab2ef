/** `POST /operator/answer-feedback` {feedbackId, answer}: customer service replies. */
import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { FEEDBACK_LENGTH } from '../../../../src/contract/help/values';
import type { AppServices } from '../../../core/http/dispatch';
import { BusinessError } from '../../../core/http/handler';
import type { RequestLimits } from '../../../core/http/limits';
import { HTTP_MESSAGES } from '../../../core/http/messages';
import { registerOperatorRoute } from '../../../core/http/operator-routes';
import { answerFeedback } from './answer';

const Body = T.Object({
  feedbackId: T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  answer: T.String({ minLength: 1, maxLength: FEEDBACK_LENGTH.max }),
});

export const registerAnswerFeedback = (
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): void =>
  registerOperatorRoute(app, services, limits, {
    path: '/operator/answer-feedback',
    body: Body,
    answer: async (body) => {
      const answered = await answerFeedback(services, body);
      if (answered) return answered;
      throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404, 'feedbackId');
    },
  });
