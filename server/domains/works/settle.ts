/** End of an edition: stores the places and credits the prizes, once. */
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { WorkKind, WorkState } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import { notify, type NotifyServices } from '../messages/outbox/notify';
import { add } from '../rewards/ledger';
import { addDays } from '../../core/time';
import { WORK_INBOX } from './messages';
import { placesOf, type Place } from './places';
import { works, workTopics } from './tables';
import type { TopicRow } from './wire';

/** Works submitted in time take part even if reviewed after the end: settling waits this long for reviews. */
const DAYS_TO_LOOK = 3;

/** Safe on concurrent instances: the edition's row lock admits one. */
export async function settleEditions(services: NotifyServices): Promise<void> {
  const { clock, db } = services;
  const isOver = and(
    eq(workTopics.kind, WorkKind.teacherStar),
    isNull(workTopics.settledAt),
    lte(workTopics.endsAt, clock.now()),
  );
  const over = await db.select({ id: workTopics.id }).from(workTopics).where(isOver);
  for (const { id } of over) await settle(services, id);
}

const settle = ({ clock, db }: NotifyServices, topicId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const isIt = and(eq(workTopics.id, topicId), isNull(workTopics.settledAt));
    const [topic] = await tx.select().from(workTopics).where(isIt).for('update', { skipLocked: true });
    if (topic === undefined || (await isWaitedFor(tx, topic, clock.now()))) return;
    await tx.update(workTopics).set({ settledAt: clock.now() }).where(isIt);
    for (const place of await placesOf(tx, topic)) await award({ db: tx, clock }, topic, place);
  });

async function isWaitedFor(tx: Db, { endsAt, id }: TopicRow, now: Date): Promise<boolean> {
  if (endsAt === null || addDays(endsAt, DAYS_TO_LOOK) <= now) return false;
  const isWaiting = and(eq(works.topicId, id), eq(works.state, WorkState.waiting));
  const [waiting] = await tx.select({ number: count() }).from(works).where(isWaiting);
  return (waiting?.number ?? 0) > 0;
}

async function award(to: NotifyServices, topic: TopicRow, { place, userId, workId }: Place): Promise<void> {
  const prize = topic.prizes.find(({ from, to: last }) => from <= place && place <= last);
  const prizeStars = prize?.stars ?? 0;
  await to.db.update(works).set({ place, prizeStars }).where(eq(works.id, workId));
  if (prize === undefined) return;
  const entry = { userId, kind: RewardKind.star, amount: prizeStars, reason: RewardReason.workPrize };
  if (prizeStars > 0) await add(to.db, to.clock, { ...entry, ref: `edition:${topic.id}` });
  const { body, title, linkText } = WORK_INBOX.prize;
  const words = { title: title(topic.title), body: body(place, prize.name, prizeStars), linkText };
  const notice = { userId, event: `edition:${topic.id}`, ...words, path: routes.teacherStarActivity.path };
  await notify(to, 'prizeWon', [notice]);
}
