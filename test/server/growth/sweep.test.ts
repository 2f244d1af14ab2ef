import { and, asc, eq, lt } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { addDays } from '../../../server/core/time';
import { sweepEvents } from '../../../server/domains/growth/sweep';
import { reportPlans } from '../../../server/domains/growth/tables';
import { recordEvents, type NewEvent } from '../../../server/domains/learning/events';
import { learningEvents, learningReports } from '../../../server/domains/learning/tables';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { CHILDREN, rowsOf, writePoints, writeRows } from './naive/children';
import { pointsIn } from './naive/rows';

const { absent, answer, attended, checkIn, homework, leave } = LearningEventKind;
const KEPT_DAYS = 800;
const BEFORE = addDays(SEEDED_AT, -KEPT_DAYS);

let backend: Backend;
let parent: InsideParent;
let pointId: number;
beforeAll(async () => {
  backend = await startBackend();
  backend.clock.set(SEEDED_AT);
  await writePoints(backend.services.db);
  pointId = (await pointsIn(backend.services.db))[0]?.id ?? 0;
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(reportPlans);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '朵朵' }));
  await record([
    ...old(attended, 1),
    ...old(absent, 2),
    ...old(leave, 3),
    ...old(checkIn, 1),
    ...old(homework, 1),
  ]);
  // Right in the older two, wrong in the last five: what is left decides the mastery.
  await record([1, 2, 3, 4, 5, 6, 7].flatMap((day) => old(answer, day, day > 5)));
});

const record = (events: readonly NewEvent[], { userId } = parent) =>
  recordEvents(backend.services.db, backend.clock, userId, events);

/** So many days before the oldest that is kept. */
const old = (kind: NewEvent['kind'], days: number, isRight = true): NewEvent[] => [
  {
    ...{ kind, ref: `old:${kind}:${days}`, subject: Subject.wandou, occurredAt: addDays(BEFORE, -days) },
    ...{ amount: isRight ? 1 : 0, outOf: 1, knowledgeId: kind === answer ? pointId : null },
  },
];

const sweep = (keepLearningDays: number | null = KEPT_DAYS, isStopping = false) =>
  sweepEvents({ ...backend.services, config: { keepLearningDays }, isStopping: () => isStopping });

async function oldOf({ userId } = parent): Promise<readonly string[]> {
  const { db } = backend.services;
  const isOld = and(eq(learningEvents.userId, userId), lt(learningEvents.occurredAt, BEFORE));
  const found = await db.select().from(learningEvents).where(isOld).orderBy(asc(learningEvents.ref));
  return found.map(({ ref }) => ref.replace('old:', ''));
}

const LEFT = [
  ...['absent:2', 'answer:1', 'answer:2', 'answer:3', 'answer:4', 'answer:5', 'attended:1', 'leave:3'],
];

/** What figures a parent sees of the last two years, and of all time. */
async function seen(): Promise<readonly unknown[]> {
  const { visitor } = parent;
  const answers = [];
  for (const period of ['month', 'term', 'year']) answers.push(await visitor.ask('getSituation', { period }));
  answers.push(await visitor.ask('getWeek', {}));
  answers.push(await visitor.ask('getPrivateInfo'));
  answers.push(await visitor.ask('listMedals', {}));
  answers.push(await visitor.ask('getSituationSchedule', { month: '2024-09' }));
  return answers.map(({ data }) => data);
}

describe('Old learning events', () => {
  it('go, but for lessons and the last answers of each point', async () => {
    await sweep();
    expect(await oldOf()).toEqual(LEFT);
  });

  it('change nothing that a parent compares when they go', async () => {
    const [diligent] = Object.values(CHILDREN).map((kind) => rowsOf(kind, 7, SEEDED_AT));
    await writeRows(backend.services.db, parent.userId, diligent ?? []);
    const before = await seen();
    const [, , year, , , , september] = before;
    expect(year).toMatchObject({ from: '2025-11-22' });
    const lesson = expect.objectContaining({ date: '2024-09-11' }) as object;
    expect(september).toMatchObject({ days: expect.arrayContaining([lesson]) as object });
    const { db } = backend.services;
    const count = () => db.$count(learningEvents, eq(learningEvents.userId, parent.userId));
    const all = await count();
    // Two years and a day: the child has had lessons for longer.
    await sweep(732);
    expect(await count()).toBeLessThan(all - 50);
    expect(await seen()).toEqual(before);
  });

  it('stay where the operator does not say how long', async () => {
    await sweep(null);
    expect(await oldOf()).toHaveLength(12);
  });

  it('stay while a report of the child is still to be made of them', async () => {
    const { db } = backend.services;
    const report = { userId: parent.userId, reportType: 1, message: '', createdAt: BEFORE } as const;
    await db.insert(learningReports).values(report);
    await sweep();
    expect(await oldOf()).toHaveLength(12);
  });

  it('are looked for once a week', async () => {
    await sweep();
    await record(old(checkIn, 9));
    await sweep();
    expect(await oldOf()).toContain('checkIn:9');
    backend.clock.set(addDays(SEEDED_AT, 8));
    await sweep();
    expect(await oldOf()).toEqual(LEFT);
  });

  it('wait when the instance stops', async () => {
    await sweep(KEPT_DAYS, true);
    expect(await oldOf()).toHaveLength(12);
  });
});
