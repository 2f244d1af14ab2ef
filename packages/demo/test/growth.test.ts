import { and, eq, sql } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { eventsOf, type LearningEvent } from '../../../server/domains/learning/events';
import { DEBATE } from '../../../server/domains/growth/reports/topics/lessons';
import { learningEvents } from '../../../server/domains/learning/tables';
import { childRecordings } from '../../../server/domains/growth/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { knowledgePoints } from '../../../server/domains/questions/knowledge/tables';
import { addDays, addMillis, formatDate, MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const { attended, answer, highlight, comment, homework, checkIn, film } = LearningEventKind;

async function year({ userId }: Parent) {
  const { db, clock } = backend.services;
  const [from, to] = [formatDate(addDays(clock.now(), -371)), formatDate(clock.now())];
  return eventsOf(db, { userId, subject: null, from, to });
}
const kindsOf = (events: readonly LearningEvent[], kind: LearningEventKind) =>
  events.filter((event) => event.kind === kind);

/** Accounts for home; see home-accounts.test.ts. */
const NEW_CHILD = '13800000010';
const CHECKS_IN = '13800000006';

describe('The growth of the demonstration', () => {
  it('is a year of the diligent child, in three subjects, with every kind of report', async () => {
    const events = await year(await logIn(backend, PHONE.manySubjects));
    const lessonsOf = (subject: Subject) =>
      kindsOf(events, attended).filter((event) => event.subject === subject).length;
    for (const subject of [Subject.wandou, Subject.yuwen, Subject.math])
      expect(lessonsOf(subject)).toBeGreaterThan(48);
    for (const kind of [answer, highlight, comment, homework, film])
      expect([kind, kindsOf(events, kind).length > 30]).toEqual([kind, true]);
  });

  it('reports only lessons that are on record', async () => {
    const { db } = backend.services;
    const parent = await logIn(backend, PHONE.manySubjects);
    const attendances = kindsOf(await year(parent), attended).filter(({ lessonId }) => lessonId !== null);
    const isJoined = and(eq(lessons.userId, parent.userId), eq(lessons.attendance, 'joined'));
    const joined = await db.select({ id: lessons.id }).from(lessons).where(isJoined);
    expect(attendances.length).toBeGreaterThan(5);
    expect(attendances.map(({ lessonId }) => lessonId).sort()).toEqual(joined.map(({ id }) => id).sort());
  });

  it('is two lessons of the child that is new', async () => {
    const events = await year(await logIn(backend, NEW_CHILD));
    expect(kindsOf(events, attended)).toHaveLength(2);
  });

  it('is the check-ins that are on record where the family takes part', async () => {
    const { db } = backend.services;
    const { userId } = await logIn(backend, CHECKS_IN);
    const { rows } = await db.execute<{ days: number }>(
      sql`SELECT count(*)::int AS days FROM sign_ins WHERE user_id = ${userId}`,
    );
    const isCheckIn = and(eq(learningEvents.userId, userId), eq(learningEvents.kind, checkIn));
    expect(await db.$count(learningEvents, isCheckIn)).toBe(rows[0]?.days);
  });

  it('has answers about knowledge points of the subject, each of which belongs to an ability', async () => {
    const { db } = backend.services;
    const points = await db.select().from(knowledgePoints);
    expect(points.filter(({ ability }) => ability === '')).toEqual([]);
    for (const subject of [Subject.wandou, Subject.yuwen, Subject.math]) {
      const own = points.filter((point) => point.subject === subject);
      expect([
        own.length >= 8 && own.length <= 12,
        new Set(own.map(({ ability }) => ability)).size >= 4,
      ]).toEqual([true, true]);
    }
    const { rows } = await db.execute(
      sql`SELECT 1 FROM learning_events e LEFT JOIN knowledge_points p ON p.id = e.knowledge_id
          WHERE e.kind = 'answer' AND p.subject IS DISTINCT FROM e.subject`,
    );
    expect(rows).toEqual([]);
  });

  it('has two recordings of eloquence and one of a debate, each made in a lesson of that name', async () => {
    const { db } = backend.services;
    const parent = await logIn(backend, PHONE.manySubjects);
    const { userId } = parent;
    const events = kindsOf(await year(parent), attended);
    const recordings = await db.select().from(childRecordings).where(eq(childRecordings.userId, userId));
    const inDebate = recordings.map(({ title, recordedAt }) => {
      const lesson = events.find(
        ({ occurredAt, amount }) =>
          occurredAt < recordedAt && recordedAt < addMillis(occurredAt, amount * MINUTE),
      );
      return [title.slice(0, 2), lesson?.title.includes(DEBATE)];
    });
    expect(inDebate).toEqual([
      ['辩论', true],
      ['口才', false],
      ['口才', false],
    ]);
  });

  it('is few enough rows for a reset to copy', async () => {
    expect(await backend.services.db.$count(learningEvents)).toBeLessThan(6_000);
  });

  it.each([
    ['none', 0, 0],
    ['little', 2, 2],
    ['year', 150, 180],
  ] as const)('is put by a tester into the state %s', async (growth, least, most) => {
    const parent = await logIn(backend, PHONE.manySubjects);
    await setScenario(backend, parent, { growth });
    await setScenario(backend, parent, { growth });
    const lessonsHeld = kindsOf(await year(parent), attended).length;
    expect([lessonsHeld >= least, lessonsHeld <= most]).toEqual([true, true]);
  });
});
