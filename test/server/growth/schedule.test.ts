import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import type { StudyPlanDay } from '../../../src/contract/growth/schema';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { StudyClassStatus } from '../../../src/contract/lessons/values';
import { recordEvents, type NewEvent } from '../../../server/domains/learning/events';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { shanghaiTime } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

const { attended, absent, leave, answer } = LearningEventKind;
const { finished, missed, leave: onLeave, upcoming } = StudyClassStatus;

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  const everyOther = { time: '19:00', everyDays: 2 };
  parent = await buildParent(
    backend,
    anOfficialParent().withClass('wandou', everyOther).withClass('math', everyOther),
  );
});

interface Asked {
  readonly month?: string;
  readonly subject?: Subject;
}
const ask = (asked: Asked = {}) => parent.visitor.ask('getSituationSchedule', asked);
const daysOf = async (asked?: Asked) => as<{ days: StudyPlanDay[] }>(await ask(asked)).days;
const classesOf = async (asked?: Asked) => (await daysOf(asked)).flatMap(({ classes }) => classes);
const record = (...events: readonly NewEvent[]) => {
  const { db, clock } = backend.services;
  return recordEvents(db, clock, parent.userId, events);
};

describe('The schedule of the situation', () => {
  it('is this month where none is named, day by day, of all subjects', async () => {
    const days = await daysOf();
    expect(days.map(({ date }) => date.slice(0, 7))).toEqual(days.map(() => '2026-11'));
    expect(days.map(({ date }) => date)).toContain('2026-11-21');
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    expect(
      days.find(({ date }) => date === '2026-11-21')?.classes.map(({ subject, status }) => [subject, status]),
    ).toEqual([
      [Subject.wandou, upcoming],
      [Subject.math, upcoming],
    ]);
  });

  it('is of one subject where one is named', async () => {
    const subjects = (await classesOf({ subject: Subject.wandou })).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set([Subject.wandou]));
  });

  it('has what is on record of a time before the timetable, a lesson once', async () => {
    const at = (day: string) => ({
      subject: Subject.wandou,
      title: '第3讲 找规律',
      occurredAt: shanghaiTime(day, '18:30'),
    });
    await record(
      { ...at('2026-03-31'), kind: attended, ref: 'lesson:1' },
      { ...at('2026-04-01'), kind: absent, ref: 'lesson:2' },
      { ...at('2026-04-01'), kind: attended, ref: 'lesson:2', outOf: 45 },
      { ...at('2026-04-01'), kind: answer, ref: 'lesson:2:1' },
      { ...at('2026-04-08'), kind: absent, ref: 'lesson:3' },
      { ...at('2026-04-30'), kind: leave, ref: 'lesson:4', subject: Subject.math },
    );
    const found = await classesOf({ month: '2026-04' });
    expect(found.map(({ courseDate, subject, status }) => [courseDate, subject, status])).toEqual([
      ['2026-04-01 18:30:00', Subject.wandou, finished],
      ['2026-04-08 18:30:00', Subject.wandou, missed],
      ['2026-04-30 18:30:00', Subject.math, onLeave],
    ]);
    expect(found[0]).toMatchObject({ chapterName: '第3讲 找规律', courseConfig: { durationMinutes: 45 } });
    // What is not on record is as long as most lessons are.
    expect(found[1]).toMatchObject({ courseConfig: { durationMinutes: 40 } });
    expect(await classesOf({ month: '2026-04', subject: Subject.math })).toHaveLength(1);
  });

  it('has a lesson that is on the timetable and on record once, as the timetable has it', async () => {
    const before = await classesOf();
    const [lesson] = await backend.services.db
      .select()
      .from(lessons)
      .where(eq(lessons.userId, parent.userId))
      .limit(1);
    if (lesson === undefined) throw new Error('No lesson');
    await record({
      kind: attended,
      ref: `lesson:${lesson.id}`,
      subject: Subject.wandou,
      lessonId: lesson.id,
      occurredAt: lesson.startsAt,
    });
    expect(await classesOf()).toEqual(before);
  });

  it('of a month without a lesson has no days', async () => {
    expect(await daysOf({ month: '2019-02' })).toEqual([]);
  });

  it.each(['2026-13', '2026-00', '2026-1', '202611'])('refuses the month %s', async (month) => {
    expect(await ask({ month })).toMatchObject({ status: 400 });
  });

  it('is for its own parent alone', async () => {
    const other = await buildParent(backend, anOfficialParent());
    expect(as<{ days: unknown[] }>(await other.visitor.ask('getSituationSchedule', {})).days).toEqual([]);
    other.visitor.token = null;
    expect(await other.visitor.ask('getSituationSchedule', {})).toMatchObject({ status: 401 });
  });
});
