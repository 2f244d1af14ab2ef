/** The operator's calls about what parents wrote to customer service. */
import { lengthOf } from '../../../src/contract/characters';
import { FEEDBACK_LENGTH } from '../../../src/contract/help/values';
import { STAFF_CODE } from '../../../src/contract/staff/values';
import { pageOf } from '../../core/db/page';
import { badInput, BusinessError, withCount } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import { formatDateTime } from '../../core/time';
import { answerFeedback } from '../help/feedback/answer';
import { feedbackOf, oneFeedback, type ListedFeedback } from '../help/feedback/waiting';
import { fileAddresses } from './files';
import type { OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

const cardOf = ({ childName, row }: ListedFeedback) => ({
  ...{ feedbackId: row.id, userId: row.userId, childName, kind: row.kind, orderNo: row.orderNo ?? '' },
  sentAt: formatDateTime(row.sentAt),
  answeredAt: formatDateTime(row.answeredAt),
});

export const feedback: OperatorHandlersOf<'listFeedback' | 'getFeedback' | 'answerFeedback'> = {
  async listFeedback({ isAnswered = false, ...asked }, { db }) {
    const { rows, total } = await pageOf((paging) => feedbackOf(db, isAnswered, paging), asked);
    return withCount(rows.map(cardOf), total);
  },

  async getFeedback({ feedbackId }, context) {
    const listed = orNotFound(await oneFeedback(context.db, feedbackId), STAFF_MESSAGES.unknown);
    const { answer, content, pictures, userId } = listed.row;
    context.concerns({ userId, detail: { feedbackId } });
    const addressOf = fileAddresses(context);
    return {
      ...{ ...cardOf(listed), content, answer: answer ?? '' },
      pictures: pictures.map((key) => ({ url: addressOf(key) })),
    };
  },

  async answerFeedback({ answer, feedbackId }, context) {
    const words = answer.trim();
    if (words === '' || lengthOf(words) > FEEDBACK_LENGTH.max)
      throw badInput('answer', STAFF_MESSAGES.answer(FEEDBACK_LENGTH.max));
    const { row } = orNotFound(await oneFeedback(context.db, feedbackId), STAFF_MESSAGES.unknown);
    const answered = orNotFound(
      await answerFeedback(context, { feedbackId, answer: words }),
      STAFF_MESSAGES.unknown,
    );
    if (!answered.isNew) throw new BusinessError(STAFF_CODE.answered, STAFF_MESSAGES.answered);
    context.concerns({ userId: row.userId, detail: { feedbackId } });
    return null;
  },
};
