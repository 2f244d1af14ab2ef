/** How many subscribe messages a parent allows: one for each acceptance. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { SubscribeAnswer, type SubscribeTopic } from '../../../../src/contract/messages/values';
import type { Db } from '../../../core/db/types';
import { messageSubscriptions as subscriptions } from './tables';

const accepted = sql`greatest(${subscriptions.acceptedByApp}, ${subscriptions.acceptedByWechat})`;

export const allowed = sql<number>`greatest(${accepted} - ${subscriptions.used}, 0)`.mapWith(Number);

export const isAllowed = sql`${accepted} > ${subscriptions.used}`;

const ofTopic = (userId: number, topic: SubscribeTopic) =>
  and(eq(subscriptions.userId, userId), eq(subscriptions.topic, topic));

/** The openid to send to; undefined: nothing is allowed. */
export async function takeOne(db: Db, userId: number, topic: SubscribeTopic): Promise<string | undefined> {
  const [taken] = await db
    .update(subscriptions)
    .set({ used: sql`${subscriptions.used} + 1` })
    .where(and(ofTopic(userId, topic), isAllowed))
    .returning({ openid: subscriptions.openid });
  return taken?.openid;
}

/** After a message that was not sent. */
export async function giveBack(db: Db, userId: number, topic: SubscribeTopic): Promise<void> {
  await db
    .update(subscriptions)
    .set({ used: sql`greatest(${subscriptions.used} - 1, 0)` })
    .where(ofTopic(userId, topic));
}

/** WeChat sends no more until the parent accepts again. */
export async function allowNone(db: Db, userId: number, topic: SubscribeTopic): Promise<void> {
  await db
    .update(subscriptions)
    .set({ used: accepted, answer: SubscribeAnswer.reject })
    .where(ofTopic(userId, topic));
}

interface Answered {
  readonly userId: number;
  readonly openid: string;
  readonly now: Date;
  readonly answers: ReadonlyMap<SubscribeTopic, SubscribeAnswer>;
}

/** As the app reports it. A WeChat account belongs to the parent who answered last with it; another account starts without any. */
export async function countAnswers(db: Db, { userId, openid, now, answers }: Answered): Promise<void> {
  const rows = [...answers].map(([topic, answer]) => ({
    ...{ userId, topic, openid, answer, answeredAt: now },
    acceptedByApp: answer === SubscribeAnswer.accept ? 1 : 0,
  }));
  if (rows.length === 0) return;
  const { acceptedByApp, acceptedByWechat, reportedAt, used } = subscriptions;
  const isSame = sql`${subscriptions.openid} = excluded.openid`;
  await db.transaction(async (tx) => {
    const others = and(eq(subscriptions.openid, openid), ne(subscriptions.userId, userId));
    await tx.delete(subscriptions).where(others);
    await tx
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [subscriptions.userId, subscriptions.topic],
        set: {
          openid: sql`excluded.openid`,
          answer: sql`excluded.answer`,
          answeredAt: now,
          acceptedByApp: sql`CASE WHEN ${isSame} THEN ${acceptedByApp} ELSE 0 END + excluded.accepted_by_app`,
          acceptedByWechat: sql`CASE WHEN ${isSame} THEN ${acceptedByWechat} ELSE 0 END`,
          used: sql`CASE WHEN ${isSame} THEN ${used} ELSE 0 END`,
          reportedAt: sql`CASE WHEN ${isSame} THEN ${reportedAt} END`,
        },
      });
  });
}

/** The parents who allow a message, and since when: the time of their last answer, in milliseconds. */
export async function allowing(
  db: Db,
  topic: SubscribeTopic,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ userId: subscriptions.userId, answeredAt: subscriptions.answeredAt })
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...userIds]), eq(subscriptions.topic, topic), isAllowed));
  return new Map(rows.map(({ answeredAt, userId }) => [userId, answeredAt.getTime()]));
}
