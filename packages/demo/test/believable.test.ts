/** The demo data is plausible at any time of seeding: who teaches what, which lessons were missed, at what hours events happen. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { CourseType, Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { OrderState } from '../../../src/contract/orders/values';
import { openClasses, peaClasses } from '../../../server/domains/classes/tables';
import { subjectOf } from '../../../server/domains/courses/brand';
import { courseChapters, courses, filmCourses } from '../../../server/domains/courses/tables';
import { learningEvents } from '../../../server/domains/learning/tables';
import { homework, homeworkCorrections, homeworkHandIns } from '../../../server/domains/homework/tables';
import { bookingPlans } from '../../../server/domains/lessons/booking/tables';
import { leaves } from '../../../server/domains/lessons/leave/tables';
import { chapterName } from '../../../server/domains/courses/timetable/chapter-name';
import { lessons, teachers, timetables } from '../../../server/domains/courses/timetable/tables';
import { exchanges, orders } from '../../../server/domains/orders/tables';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { stepUpClasses } from '../../../server/domains/stepup/tables';
import { formatDateTime } from '../../../server/core/time';
import { works } from '../../../server/domains/works/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { SEEDED_AT, testClock } from '../../../test/server/support/clock';

/** Moments outside these hours ('HH:mm'). */
const outside = (from: string, to: string, moments: readonly (Date | null)[]) =>
  moments
    .filter((moment) => moment !== null)
    .map((moment) => formatDateTime(moment))
    .filter((said) => said.slice(11, 16) < from || said.slice(11, 16) > to);

describe.each([
  ['in the morning', SEEDED_AT, false],
  ['at five past one at night', new Date('2026-11-21T01:05:00+08:00'), true],
])('The demonstration that is seeded %s', (_when, at, empty) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ demo: true, empty, clock: testClock(at) });
  });
  afterAll(() => backend.stop());

  it('has teachers who teach one subject each', async () => {
    const { db } = backend.services;
    const ofCourse = async (
      table: typeof lessons | typeof timetables | typeof bookingPlans | typeof homework,
    ) =>
      db
        .select({ teacherId: table.teacherId, subject: courses.subject })
        .from(table)
        .innerJoin(courses, eq(courses.id, table.courseId));
    const ofOwn = async (table: typeof openClasses | typeof peaClasses | typeof filmCourses) =>
      db.select({ teacherId: table.teacherId, subject: table.subject }).from(table);
    const taught: { teacherId: number | null; subject: Subject }[] = [];
    for (const table of [lessons, timetables, bookingPlans, homework])
      taught.push(...(await ofCourse(table)));
    for (const table of [openClasses, peaClasses, filmCourses]) taught.push(...(await ofOwn(table)));
    const profiles = await db.select().from(teacherProfiles);
    for (const { subjects, teacherId } of profiles)
      taught.push(...subjects.map((subject) => ({ teacherId, subject: subject as Subject })));
    for (const { teacherIds } of await db.select().from(stepUpClasses))
      taught.push(...teacherIds.map((teacherId) => ({ teacherId, subject: Subject.wandou })));
    const subjects = new Map<number, Set<Subject>>();
    for (const { subject, teacherId } of taught)
      if (teacherId !== null) subjects.set(teacherId, (subjects.get(teacherId) ?? new Set()).add(subject));
    expect(subjects.size).toBeGreaterThan(7);
    const names = new Map((await db.select().from(teachers)).map(({ id, name }) => [id, name]));
    const several = [...subjects].filter(([, own]) => own.size > 1);
    expect(several.map(([id, own]) => [names.get(id), [...own]])).toEqual([]);
  });

  it('has leave of lessons that the child had, by the teacher of the subject', async () => {
    const { db } = backend.services;
    const asked = await db.select().from(leaves);
    expect(asked.filter(({ lessonId }) => lessonId === null).length).toBeGreaterThan(4);
    expect(
      outside(
        '08:00',
        '20:30',
        asked.map(({ lessonStartsAt }) => lessonStartsAt),
      ),
    ).toEqual([]);
    const strange: string[] = [];
    for (const { brandCode, lessonName, lessonStartsAt, teacherName, userId } of asked) {
      const subject = subjectOf(brandCode);
      const stored = await db
        .select()
        .from(learningEvents)
        .where(and(eq(learningEvents.userId, userId), eq(learningEvents.occurredAt, lessonStartsAt)));
      const known = await db
        .select({ lesson: lessons, teacher: teachers.name })
        .from(lessons)
        .innerJoin(
          courses,
          and(
            eq(courses.id, lessons.courseId),
            eq(courses.courseType, CourseType.live),
            eq(courses.subject, subject ?? 1),
          ),
        )
        .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
        .where(eq(lessons.userId, userId))
        .orderBy(lessons.startsAt);
      const [first] = known;
      const chapters = await db
        .select()
        .from(courseChapters)
        .where(eq(courseChapters.courseId, first?.lesson.courseId ?? 0))
        .orderBy(courseChapters.position);
      const number = Number(/^第(\d+)讲/.exec(lessonName)?.[1] ?? 0);
      const firstNumber = Number(/^第(\d+)讲/.exec(first?.lesson.chapterName ?? '')?.[1] ?? 0);
      const isChapter =
        number > 0 &&
        (known.some(({ lesson }) => lesson.chapterName === lessonName) || number < firstNumber) &&
        lessonName === chapterName(number, chapters[(number - 1) % chapters.length]?.name ?? '');
      const isOnRecord = stored.some((event) => event.subject === subject && event.title === lessonName);
      if (teacherName !== first?.teacher || !(isChapter || isOnRecord))
        strange.push(`${teacherName} ${lessonName} ${formatDateTime(lessonStartsAt)}`);
    }
    expect(strange).toEqual([]);
  });

  it('hands homework in at children’s hours, in order, and never after now', async () => {
    const { db, clock } = backend.services;
    const pieces = await db.select().from(homework);
    const handIns = await db.select().from(homeworkHandIns);
    const corrections = await db.select().from(homeworkCorrections);
    const events = await db
      .select({ at: learningEvents.occurredAt })
      .from(learningEvents)
      .where(eq(learningEvents.kind, LearningEventKind.homework));
    const moments = [
      ...pieces.flatMap(({ assignedAt, firstHandedInAt, handedInAt }) => [
        assignedAt,
        firstHandedInAt,
        handedInAt,
      ]),
      ...handIns.map(({ handedInAt }) => handedInAt),
      ...corrections.map(({ correctedAt }) => correctedAt),
      ...events.map((event) => event.at),
    ];
    expect(handIns.length).toBeGreaterThan(8);
    expect(outside('08:00', '21:30', moments)).toEqual([]);
    expect(moments.filter((moment) => moment !== null && moment > clock.now())).toEqual([]);
    for (const { assignedAt, id } of pieces) {
      const rounds = handIns.filter(({ homeworkId }) => homeworkId === id);
      for (const { handedInAt, round } of rounds) {
        const read = corrections.find((one) => one.homeworkId === id && one.round === round)?.correctedAt;
        expect([id, assignedAt < handedInAt, read === undefined || handedInAt <= read]).toEqual([
          id,
          true,
          true,
        ]);
      }
    }
  });

  it('has no order, exchange or shown work at night', async () => {
    const { db, clock } = backend.services;
    const ordered = await db.select().from(orders);
    const moments = [
      ...ordered.flatMap(({ createdAt, endedAt, paidAt, sentAt }) => [createdAt, paidAt, sentAt, endedAt]),
      ...(await db.select().from(exchanges)).map(({ exchangedAt }) => exchangedAt),
      ...(await db.select().from(works).where(isNotNull(works.shownAt))).map(({ shownAt }) => shownAt),
    ];
    expect(ordered.length).toBeGreaterThan(10);
    expect(outside('08:00', '22:00', moments)).toEqual([]);
    const open = ordered.filter(({ state }) => state === OrderState.toPay);
    expect(open.filter(({ payBefore }) => payBefore <= clock.now())).toEqual([]);
  });

  it('has lessons at children’s hours, no two of a child at once', async () => {
    const { db } = backend.services;
    const held = await db.select().from(lessons);
    expect(
      outside(
        '08:00',
        '20:30',
        held.map(({ startsAt }) => startsAt),
      ),
    ).toEqual([]);
    const places = held.map(({ startsAt, userId }) => `${userId} ${formatDateTime(startsAt)}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
