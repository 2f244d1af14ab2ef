/** Questions, complaints and wishes of parents (submitFeedback), which customer service answers. */
import { Type as T } from '@sinclair/typebox';
import { FEEDBACK_LENGTH, FEEDBACK_MAX_PICTURES, FeedbackKind } from '../help/values';
import { dateTime, id, list, noData, oneOf, text, typed, url } from '../primitives.schema';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
import { StaffRole } from './values';

const roles = [StaffRole.support];

const card = {
  feedbackId: id(),
  userId: id(),
  childName: text(64),
  kind: oneOf(FeedbackKind),
  /** '': about no order. */
  orderNo: text(32),
  sentAt: dateTime(),
  /** '': not yet. */
  answeredAt: dateTime(),
};

export const feedbackCalls = {
  listFeedback: operatorCall({
    method: 'GET',
    path: '/operator/feedback/waiting',
    summary: 'Without an answer, longest waiting first; or with one, newest first.',
    roles,
    audited: false,
    request: T.Object({ ...paging, isAnswered: T.Optional(T.Boolean()) }),
    response: list(T.Object(card), 100),
  }),
  getFeedback: operatorCall({
    method: 'GET',
    path: '/operator/feedback/one',
    summary: 'What the parent wrote, with pictures, and the answer if there is one.',
    roles,
    audited: true,
    request: T.Object({ feedbackId: id() }),
    response: T.Object({
      ...card,
      content: text(FEEDBACK_LENGTH.max * 8),
      pictures: list(T.Object({ url: url() }), FEEDBACK_MAX_PICTURES),
      answer: text(FEEDBACK_LENGTH.max * 8),
    }),
  }),
  answerFeedback: operatorCall({
    method: 'POST',
    path: '/operator/feedback/answer',
    summary: 'The parent reads the answer in the inbox. 409: somebody has answered.',
    roles,
    audited: true,
    request: T.Object({ feedbackId: id(), answer: typed(FEEDBACK_LENGTH.max) }),
    response: noData(),
  }),
} as const;
