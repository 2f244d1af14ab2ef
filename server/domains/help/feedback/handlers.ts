import { lengthOf } from '../../../../src/contract/characters';
import { and, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { FEEDBACK_LENGTH, FEEDBACK_PER_HOUR } from '../../../../src/contract/help/values';
import { areUploadsOf } from '../../files/owner';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../../core/http/handler';
import { count } from '../../../core/limits/counters';
import { keyOfUrl } from '../../../core/http/file-url';
import { HOUR } from '../../../core/time';
import { orders } from '../../orders/tables';
import { feedbacks } from './tables';
import { ownFeedbacks } from '../policies';
import { ownOrders } from '../../orders/policies';

/** Shown to parents as toasts. */
const FEEDBACK_MESSAGES = {
  tooShort: `请至少输入${FEEDBACK_LENGTH.min}个字`,
  foreignPicture: '图片无效，请重新上传',
  foreignOrder: '找不到这个订单',
  tooOften: '反馈提交过于频繁，请稍后再试',
} as const;

export const feedbackHandlers: HandlersOf<'submitFeedback'> = {
  async submitFeedback({ kind, content, orderNo, pictures, requestId }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    if (lengthOf(content) < FEEDBACK_LENGTH.min) throw badInput('content', FEEDBACK_MESSAGES.tooShort);
    if (!(await areUploadsOf(context, userId, pictures))) {
      throw badInput('pictures', FEEDBACK_MESSAGES.foreignPicture);
    }
    if (orderNo !== undefined && !(await isOwnOrder(context, userId, orderNo))) {
      throw badInput('orderNo', FEEDBACK_MESSAGES.foreignOrder);
    }
    if (await isKept(context, userId, requestId)) return null;
    await admit(context, userId);
    const row = {
      userId,
      kind,
      content: content.trim(),
      orderNo: orderNo ?? null,
      pictures: pictures.flatMap((url) => keyOfUrl(context, url) ?? []),
    };
    await db
      .insert(feedbacks)
      .values({ ...row, requestId: requestId ?? null, sentAt: clock.now() })
      // A concurrent retry was first.
      .onConflictDoNothing();
    return null;
  },
};

async function isOwnOrder({ db }: CallContext, userId: number, orderNo: string): Promise<boolean> {
  const own = and(ownOrders(userId), eq(orders.orderNo, orderNo));
  const [found] = await db.select({ id: orders.id }).from(orders).where(own);
  return found !== undefined;
}

/** A retry after a lost response. */
async function isKept({ db }: CallContext, userId: number, requestId: string | undefined): Promise<boolean> {
  if (requestId === undefined) return false;
  const [found] = await db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(and(ownFeedbacks(userId), eq(feedbacks.requestId, requestId)));
  return found !== undefined;
}

async function admit({ db, clock }: CallContext, userId: number): Promise<void> {
  const total = await count(db, clock, { key: `feedback:${userId}`, windowMs: HOUR });
  if (total <= FEEDBACK_PER_HOUR) return;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, FEEDBACK_MESSAGES.tooOften, 429);
}
