/** Public works of the demo: topics, editions and the children's works. */
import { eq } from 'drizzle-orm';
import { RewardKind, RewardReason } from '../../../../src/contract/rewards/values';
import { WorkKind, WorkState } from '../../../../src/contract/works/values';
import type { Db } from '../../../../server/core/db/types';
import { add } from '../../../../server/domains/rewards/ledger';
import { addDays, formatDate, shanghaiTime, type Clock } from '../../../../server/core/time';
import { works, workTopics } from '../../../../server/domains/works/tables';
import { pictureKey } from '../../pictures/catalogue';
import type { DemoAccountName } from '../../account-names';
import { awakeBefore } from '../waking';
import { likedBy, makeWork, saidOf } from './make';
import { OF_OCTOBER, PRIZES, RULES, SHOWN, TOPICS, type DemoTopic, type DemoWork } from './pieces';

/** Without removed accounts. */
export type DemoChildren = ReadonlyMap<DemoAccountName, number>;

interface To {
  readonly db: Db;
  readonly clock: Clock;
  readonly children: DemoChildren;
}

export async function seedWorks(to: To): Promise<void> {
  for (const kind of [WorkKind.babyShow, WorkKind.littleTeacher] as const) {
    const topicIds = [];
    for (const topic of TOPICS[kind]) topicIds.push(await makeTopic(to, kind, topic));
    for (const piece of SHOWN[kind]) {
      const topicId = piece.topic === undefined ? null : (topicIds[piece.topic] ?? null);
      await show(to, piece, { kind, topicId, at: awakeBefore(to.clock.now(), piece.daysAgo) });
    }
  }
  await seedRunning(to);
  await seedOctober(to);
}

async function makeTopic(
  { clock, db }: To,
  kind: WorkKind,
  { from, picture, title, to, words }: DemoTopic,
  more: Partial<typeof workTopics.$inferInsert> = {},
): Promise<number> {
  const inDays = (days: number | undefined) => (days === undefined ? null : addDays(clock.now(), days));
  const row = { kind, title, words, picture: pictureKey.work(picture) };
  const [made] = await db
    .insert(workTopics)
    .values({ ...row, startsAt: inDays(from), endsAt: inDays(to), ...more })
    .returning({ id: workTopics.id });
  if (made === undefined) throw new Error('A topic was not stored');
  return made.id;
}

interface Showing {
  readonly kind: WorkKind;
  readonly topicId: number | null;
  readonly at: Date;
}

async function show(
  { children, db }: To,
  piece: Omit<DemoWork, 'daysAgo'>,
  { at, kind, topicId }: Showing,
): Promise<number | null> {
  const userId = children.get(piece.by);
  if (userId === undefined) return null;
  const submissionId = `demo-${kind}-${piece.by}-${at.getTime()}`;
  const making = { kind, userId, topicId, state: WorkState.shown, submissionId, at };
  const id = await makeWork(db, piece, making);
  const others = [...children.values()].filter((other) => other !== userId);
  await likedBy(db, id, others.slice(0, piece.likes), at);
  await saidOf(db, id, piece.comments ?? [], others, at);
  return id;
}

const EDITION = {
  words: '讲一道题、一个发现，让更多小朋友听懂。点赞最多的小老师有星星奖励。',
  picture: 'which-is-more',
} as const;

const rewards = { rules: RULES, prizes: PRIZES };

async function seedRunning(to: To): Promise<void> {
  const edition = { ...EDITION, title: '小老师之星·本期', from: -10, to: 35 };
  const topicId = await makeTopic(to, WorkKind.teacherStar, edition, rewards);
  for (const piece of SHOWN.teacherStar) {
    const at = awakeBefore(to.clock.now(), piece.daysAgo);
    await show(to, piece, { kind: WorkKind.teacherStar, topicId, at });
  }
}

/** The last completed October, with its ranks and prizes. */
async function seedOctober(to: To): Promise<void> {
  const { clock, db } = to;
  const year =
    Number(formatDate(clock.now()).slice(0, 4)) - (formatDate(clock.now()).slice(5) < '11-04' ? 1 : 0);
  const [startsAt, endsAt] = [shanghaiTime(`${year}-10-01`), shanghaiTime(`${year}-11-01`)];
  const settledAt = addDays(endsAt, 1);
  const topicId = await makeTopic(
    to,
    WorkKind.teacherStar,
    { ...EDITION, title: `小老师之星·${year} 年 10 月` },
    { ...rewards, startsAt, endsAt, settledAt },
  );
  for (const [index, piece] of OF_OCTOBER.entries()) {
    const at = awakeBefore(startsAt, -5 - index);
    const id = await show(to, piece, { kind: WorkKind.teacherStar, topicId, at });
    const userId = to.children.get(piece.by);
    if (id === null || userId === undefined) continue;
    const place = index + 1;
    const prizeStars = PRIZES.find(({ from, to: last }) => from <= place && place <= last)?.stars ?? 0;
    await db.update(works).set({ place, prizeStars }).where(eq(works.id, id));
    const entry = { userId, kind: RewardKind.star, amount: prizeStars, reason: RewardReason.workPrize };
    await add(db, { now: () => settledAt }, { ...entry, ref: `edition:${topicId}` });
  }
}
