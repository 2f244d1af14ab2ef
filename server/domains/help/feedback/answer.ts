/** Replies of customer service, delivered to the parent's inbox. */
import { and, eq, isNull } from 'drizzle-orm';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../core/db/types';
import { notify } from '../../messages/outbox/notify';
import { orders } from '../../orders/tables';
import type { Clock } from '../../../core/time';
import { feedbacks } from './tables';

/** Shown to parents. */
const ANSWER_MESSAGE = { title: '客服回复了您', look: '查看订单' } as const;

interface Answering {
  readonly db: Db;
  readonly clock: Clock;
}

/** Once per feedback: a second reply is ignored and `isNew` is false. undefined: no such feedback. */
export function answerFeedback(
  { db, clock }: Answering,
  { feedbackId, answer }: { readonly feedbackId: number; readonly answer: string },
): Promise<{ readonly isNew: boolean } | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [answered] = await tx
      .update(feedbacks)
      .set({ answer, answeredAt: now })
      .where(and(eq(feedbacks.id, feedbackId), isNull(feedbacks.answeredAt)))
      .returning({ userId: feedbacks.userId, orderNo: feedbacks.orderNo });
    if (answered === undefined) {
      const [known] = await tx
        .select({ id: feedbacks.id })
        .from(feedbacks)
        .where(eq(feedbacks.id, feedbackId));
      return known && { isNew: false };
    }
    const { orderNo, userId } = answered;
    const notice = answerNotice(userId, answer, await orderOf(tx, orderNo));
    await notify({ db: tx, clock }, 'feedbackAnswered', [{ ...notice, event: `feedback:${feedbackId}` }]);
    return { isNew: true };
  });
}

interface AskedAbout {
  readonly orderNo: string;
  /** undefined: the order no longer exists. */
  readonly id?: number;
}

async function orderOf(db: Db, orderNo: string | null): Promise<AskedAbout | undefined> {
  if (orderNo === null) return undefined;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo));
  return { orderNo, ...order };
}

export const answerNotice = (userId: number, answer: string, order?: AskedAbout) => ({
  ...{ userId, title: ANSWER_MESSAGE.title, linkText: ANSWER_MESSAGE.look },
  body: order === undefined ? answer : `订单 ${order.orderNo}：${answer}`,
  path: order?.id === undefined ? null : `${routes.myOrder.path}?orderId=${order.id}`,
});
