import { asc, and, eq, gt } from 'drizzle-orm';
import type { LiveAudit } from '../../../src/contract/lessons/schema';
import { LiveAuditState } from '../../../src/contract/lessons/values';
import { lessonListeners } from '../../../server/domains/lessons/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addMillis, MINUTE } from '../../../server/core/time';
import { withOneSubject } from '../../builders/children';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: InsideParent;
let lesson: typeof lessons.$inferSelect;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, withOneSubject());
  const isNext = and(eq(lessons.userId, parent.userId), gt(lessons.startsAt, backend.clock.now()));
  const { db } = backend.services;
  const [next] = await db.select().from(lessons).where(isNext).orderBy(asc(lessons.startsAt)).limit(1);
  if (next === undefined) throw new Error('no lesson');
  lesson = next;
});
afterAll(() => backend.stop());

const audit = async (visitor: Visitor, liveId = lesson.id) =>
  (await visitor.ask('getLiveAudit', { liveId })).data as unknown as LiveAudit | null;

async function stateAt(minutes: number): Promise<LiveAuditState | undefined> {
  const now = backend.clock.now();
  backend.clock.set(addMillis(lesson.startsAt, minutes * MINUTE));
  const found = await audit(parent.visitor);
  backend.clock.set(now);
  return found?.state;
}

describe('The link of a live class', () => {
  it('says to its own parent whether it has begun, is live or over, and its time', async () => {
    expect([await stateAt(-1), await stateAt(0), await stateAt(39), await stateAt(40)]).toEqual([
      LiveAuditState.notBegun,
      LiveAuditState.live,
      LiveAuditState.live,
      LiveAuditState.over,
    ]);
    expect(await audit(parent.visitor)).toMatchObject({
      title: lesson.chapterName,
      courseDate: '2026-11-21 19:00:00',
    });
  });

  it('shows others no name, time or state', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const audits = await Promise.all([audit(new Visitor(backend)), audit(other.visitor)]);
    for (const found of audits) {
      expect(found).toMatchObject({
        title: lesson.chapterName,
        state: LiveAuditState.refused,
        teacherName: '',
        courseDate: '',
        durationMinutes: 0,
      });
      expect(JSON.stringify(found)).not.toContain('朵朵');
      expect(found).not.toHaveProperty('replay');
    }
  });

  it('of an unknown class is missing', async () => {
    expect(await audit(parent.visitor, 999_999_999)).toBeNull();
  });

  it('is no listening: looking is not recorded', async () => {
    await audit(parent.visitor);
    expect(await backend.services.db.$count(lessonListeners)).toBe(0);
  });

  it('of a class that the child has leave for says so until it is over', async () => {
    const { db } = backend.services;
    await db.update(lessons).set({ attendance: 'leave' }).where(eq(lessons.id, lesson.id));
    expect([await stateAt(-1), await stateAt(1), await stateAt(41)]).toEqual([
      LiveAuditState.leave,
      LiveAuditState.leave,
      LiveAuditState.over,
    ]);
    await db.update(lessons).set({ attendance: null }).where(eq(lessons.id, lesson.id));
  });
});
