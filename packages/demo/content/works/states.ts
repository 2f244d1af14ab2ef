/** Puts a child's works into a state for testers: one of each kind, with a fixed id for URLs. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { WorkKind, WorkReportReason, WorkState } from '../../../../src/contract/works/values';
import { students } from '../../../../server/domains/account/tables';
import type { Db } from '../../../../server/core/db/types';
import { addMillis, HOUR, type Clock } from '../../../../server/core/time';
import { workReports, works, workTopics } from '../../../../server/domains/works/tables';
import { likedBy, makeWork, saidOf } from './make';
import type { DemoWork } from './pieces';

type WorksDemoState = ScenarioState<'works'>;

/** Outside the range of the database sequence. */
export const DEMO_WORK_IDS: Readonly<Record<WorkKind, number>> = {
  [WorkKind.babyShow]: 9_000_001,
  [WorkKind.littleTeacher]: 9_000_002,
  [WorkKind.teacherStar]: 9_000_003,
};

type Piece = Pick<DemoWork, 'title' | 'words' | 'film' | 'pictures'>;

const PIECES: Readonly<Record<WorkKind, Piece>> = {
  [WorkKind.babyShow]: {
    title: '我们的小房子',
    words: '房子旁边有一棵树，树下种了两朵花。',
    pictures: ['our-house', 'my-garden', 'rainbow-day'],
  },
  [WorkKind.littleTeacher]: {
    title: '怎样数点点最快',
    words: '先看一行有几个，再看有几行。',
    film: 'balloon',
    pictures: ['triangle-numbers'],
  },
  [WorkKind.teacherStar]: {
    title: '积木搭高的道理',
    words: '下面宽，上面窄，就不容易倒。',
    film: 'blocks',
    pictures: ['block-tower'],
  },
};

const REASON = '画面里能看到门牌号，请换一张照片再提交。';
const WORDS = ['画得真有趣，房子好温暖。', '我家宝贝也想试一试！'];

interface Child {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

/** Deletes all earlier works of the child. */
export async function setWorks(child: Child, state: WorksDemoState): Promise<void> {
  const { db, userId } = child;
  const ids = Object.values(DEMO_WORK_IDS);
  await db.delete(works).where(or(eq(works.userId, userId), inArray(works.id, ids)));
  if (state === 'none') return;
  for (const kind of Object.values(WorkKind)) await putWork(child, kind, state);
}

async function putWork(
  { clock, db, userId }: Child,
  kind: WorkKind,
  state: Exclude<WorksDemoState, 'none'>,
): Promise<void> {
  const at = addMillis(clock.now(), -HOUR);
  const id = DEMO_WORK_IDS[kind];
  const isReported = state === 'reported';
  await makeWork(db, PIECES[kind], {
    ...{ id, kind, userId, at, submissionId: `demo-state-${kind}` },
    topicId: await openTopic(db, clock, kind),
    state: isReported ? WorkState.shown : state,
    reason: state === 'refused' ? REASON : '',
  });
  if (state !== 'shown' && !isReported) return;
  const others = await someOthers(db, userId);
  await likedBy(db, id, others, at);
  await saidOf(db, id, WORDS, others, at);
  if (!isReported) return;
  const report = { workId: id, reason: WorkReportReason.privacy, words: '照片里有门牌号' };
  const rows = others.slice(0, 2).map((other) => ({ ...report, userId: other, reportedAt: clock.now() }));
  if (rows.length > 0) await db.insert(workReports).values(rows);
}

async function openTopic(db: Db, clock: Clock, kind: WorkKind): Promise<number | null> {
  const now = clock.now().toISOString();
  const runs = sql`coalesce(${workTopics.startsAt} <= ${now}, true) AND coalesce(${workTopics.endsAt} > ${now}, true)`;
  const [found] = await db
    .select({ id: workTopics.id })
    .from(workTopics)
    .where(sql`${eq(workTopics.kind, kind)} AND ${runs}`)
    .orderBy(workTopics.id)
    .limit(1);
  return found?.id ?? null;
}

const MOST_OTHERS = 5;

async function someOthers(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ userId: students.userId })
    .from(students)
    .where(sql`${students.userId} <> ${userId}`)
    .orderBy(students.userId)
    .limit(MOST_OTHERS);
  return found.map((other) => other.userId);
}
