/** Lessons as staff find and move them, and what the parent has of it. */
import { and, eq } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { ClassListWhen } from '../../../src/contract/lessons/values';
import { LessonState, STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { addDays, addMillis, formatDateTime, MINUTE } from '../../../server/core/time';
import { announceClasses } from '../../../server/domains/lessons/class-soon';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { timesToBook } from '../../builders/booking';
import { courseOf } from '../../builders/courses';
import { anOfficialParent } from '../../builders/parent';
import { aTeacher } from '../../builders/teachers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, Colleague } from './colleague';

let backend: Backend;
let teacher: Colleague;
let own: number;
let other: number;
beforeAll(async () => {
  backend = await startBackend();
  own = await aTeacher(backend.services, '林老师', { isBare: true });
  other = await aTeacher(backend.services, '木子老师', { isBare: true });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  teacher = await aColleague(backend, StaffRole.teacher);
});

/** Lessons every second day at 19:00, the first of them today. */
const aChild = () =>
  buildParent(
    backend,
    anOfficialParent()
      .withChild({ kidName: '豆豆' })
      .withLeave(SubjectCode.wandou, 2)
      .withClass('wandou', { time: '19:00', everyDays: 2 }),
  );

const find = (asked: object, by = teacher) => by.ask('findSchoolLessons', { page: 1, limit: 50, ...asked });
async function firstOf({ userId }: InsideParent) {
  const [lesson] = (await find({ userId })).data;
  if (lesson === undefined) throw new Error('The child has no lesson');
  return lesson;
}
type Lesson = Awaited<ReturnType<typeof firstOf>>;

const at = (day: string, time = '19:00') => `${day} ${time}:00`;
const move = ({ etag, lessonId, startsAt, teacherId }: Lesson, changed: object = {}, by = teacher) =>
  by.ask('moveSchoolLesson', { lessonId, startsAt, teacherId, etag, ...changed });

interface Item {
  readonly liveId: number;
  readonly courseDate: string;
  readonly teacherName: string;
}

async function seenBy({ visitor }: InsideParent, { lessonId }: Lesson): Promise<Item | undefined> {
  const { data } = await visitor.ask('getClassList', { when: ClassListWhen.coming, page: 1, limit: 50 });
  return (data as unknown as readonly Item[]).find(({ liveId }) => liveId === lessonId);
}

const messagesOf = ({ userId }: InsideParent) =>
  backend.services.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
const remindersOf = ({ userId }: InsideParent) =>
  backend.services.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, 'classSoon')));

describe('Lessons of a school', () => {
  it('are found by the child, whose phone stays masked', async () => {
    const child = await aChild();
    const byId = await find({ userId: child.userId });
    expect(byId.data[0]).toMatchObject({
      ...{ userId: child.userId, kidName: '豆豆', courseName: 'wandou课程', teacherId: own },
      ...{ teacher: '林老师', startsAt: at('2026-11-21'), minutes: 40, state: LessonState.coming },
    });
    expect(byId.data.map(({ startsAt }) => startsAt.slice(0, 10)).slice(0, 3)).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-25',
    ]);
    const byPhone = await find({ areaCode: '86', phone: child.phone });
    expect(byPhone.data).toEqual(byId.data);
    expect(JSON.stringify(byPhone.data)).not.toContain(child.phone);
    expect((await find({ userId: child.userId, day: '2026-11-22' })).data).toEqual([]);
    expect((await find({ userId: 99_999_999 })).data).toEqual([]);
  });

  it('are found by course and day, of children whose timetable was not looked at for long', async () => {
    const children = [await aChild(), await aChild()];
    backend.clock.set(addDays(SEEDED_AT, 80));
    teacher = await aColleague(backend, StaffRole.teacher);
    const courseId = await courseOf(backend.services, 'wandou');
    const day = { courseId, day: '2027-02-11' };
    const userIds = (await find(day)).data.map(({ userId }) => userId);
    expect(userIds).toEqual(expect.arrayContaining(children.map(({ userId }) => userId)));
    expect((await find({ ...day, day: '2027-02-12' })).data).toEqual([]);
  });

  it('need a child, or a course with a day', async () => {
    const courseId = await courseOf(backend.services, 'wandou');
    expect((await find({})).field).toBe('userId');
    expect((await find({ courseId })).field).toBe('day');
    expect((await find({ courseId, day: '2026-02-30' })).field).toBe('day');
    expect((await find({ areaCode: '86', phone: '豆豆' })).field).toBe('phone');
  });
});

describe('A lesson that is moved', () => {
  it('stands at its new time with its new teacher, and the parent has one message', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    const moved = await move(lesson, { startsAt: at('2026-11-22', '10:30'), teacherId: other });
    expect(moved.status).toBe(200);
    expect(await seenBy(child, lesson)).toMatchObject({
      ...{ courseDate: at('2026-11-22', '10:30'), teacherName: '木子老师' },
    });
    const title = lesson.chapterName;
    expect(await messagesOf(child)).toMatchObject([
      {
        title: '上课时间有调整',
        body: `原定11月21日 19:00的《${title}》改到11月22日 10:30，由木子老师上课。`,
        target: { url: '/myClassList' },
      },
    ]);
    // The same again, as after a lost answer.
    expect((await move(lesson, { startsAt: at('2026-11-22', '10:30'), teacherId: other })).status).toBe(409);
    await move(await firstOf(child));
    expect(await messagesOf(child)).toHaveLength(1);
  });

  it('only to another teacher, says so', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    await move(lesson, { teacherId: other });
    expect(await messagesOf(child)).toMatchObject([
      { title: '上课老师有调整', body: `11月21日 19:00的《${lesson.chapterName}》改由木子老师上课。` },
    ]);
  });

  it('back to where it was is another event', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    await move(lesson, { startsAt: at('2026-11-22') });
    backend.clock.pass(MINUTE);
    await move(await firstOf(child), { startsAt: lesson.startsAt });
    expect(await messagesOf(child)).toHaveLength(2);
    expect(await seenBy(child, lesson)).toMatchObject({ courseDate: lesson.startsAt });
  });

  it('is reminded of at its new time, and not at the former one', async () => {
    const child = await aChild();
    await child.visitor.ask('appLogin', { deviceType: 1 });
    const lesson = await firstOf(child);
    const begin = new Date('2026-11-21T19:00:00+08:00');
    backend.clock.set(addMillis(begin, -20 * MINUTE));
    teacher = await aColleague(backend, StaffRole.teacher);
    await announceClasses(backend.services);
    expect(await remindersOf(child)).toHaveLength(1);
    await move(lesson, { startsAt: at('2026-11-22') });
    expect(await remindersOf(child)).toEqual([]);
    await announceClasses(backend.services);
    expect(await remindersOf(child)).toEqual([]);
    backend.clock.set(addMillis(addDays(begin, 1), -20 * MINUTE));
    await announceClasses(backend.services);
    expect((await remindersOf(child)).map(({ letter }) => letter?.happensAt)).toEqual([
      addDays(begin, 1).toISOString(),
    ]);
  });

  it('leaves its place in the timetable empty, and the others where they are', async () => {
    const child = await aChild();
    await move(await firstOf(child), { startsAt: at('2026-11-22') });
    backend.clock.set(addDays(SEEDED_AT, 40));
    teacher = await aColleague(backend, StaffRole.teacher);
    expect((await find({ userId: child.userId, day: '2026-11-21' })).data).toEqual([]);
    expect((await find({ userId: child.userId, day: '2026-11-22' })).data).toHaveLength(1);
    expect((await find({ userId: child.userId, day: '2026-11-23' })).data).toHaveLength(1);
  });
});

describe('Moving a lesson', () => {
  it('names the field that is wrong, and changes nothing then', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    const fieldOf = async (changed: object) => (await move(lesson, changed)).field;
    expect(await fieldOf({ startsAt: '' })).toBe('startsAt');
    expect(await fieldOf({ startsAt: 'soon' })).toBe('startsAt');
    expect(await fieldOf({ startsAt: formatDateTime(SEEDED_AT) })).toBe('startsAt');
    expect(await fieldOf({ startsAt: formatDateTime(addDays(SEEDED_AT, 31)) })).toBe('startsAt');
    expect(await fieldOf({ startsAt: at('2026-11-23', '19:20') })).toBe('startsAt');
    expect(await fieldOf({ teacherId: 99_999_999 })).toBe('teacherId');
    expect((await move(lesson, { lessonId: 99_999_999 })).status).toBe(404);
    expect(await firstOf(child)).toEqual(lesson);
    expect(await messagesOf(child)).toEqual([]);
  });

  it('is refused to the second of two colleagues', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    await move(lesson, { startsAt: at('2026-11-22') });
    const stale = await move(lesson, { startsAt: at('2026-11-22', '10:00') });
    expect([stale.status, stale.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await seenBy(child, lesson)).toMatchObject({ courseDate: at('2026-11-22') });
  });

  it('is refused once it has begun', async () => {
    const lesson = await firstOf(await aChild());
    backend.clock.set(new Date('2026-11-21T19:00:00+08:00'));
    teacher = await aColleague(backend, StaffRole.teacher);
    const stale = await move(lesson, { startsAt: at('2026-11-22') });
    expect([stale.status, stale.code]).toEqual([409, BACKEND_CODE.conflict]);
  });

  it('is refused where the child has leave, and so is the time of a lesson with leave', async () => {
    const child = await aChild();
    const [first, second] = (await find({ userId: child.userId })).data;
    if (first === undefined || second === undefined) throw new Error('Too few lessons');
    await child.visitor.ask('askForLeave', { liveId: second.lessonId });
    expect((await find({ userId: child.userId })).data[1]).toMatchObject({ state: LessonState.leave });
    expect((await move(second, { startsAt: at('2026-11-24') })).code).toBe(BACKEND_CODE.conflict);
    expect((await move(first, { startsAt: second.startsAt })).field).toBe('startsAt');
    expect((await move(first, { startsAt: at('2026-11-23', '19:10') })).status).toBe(200);
  });

  it('is refused where the parent chose the time by a booking', async () => {
    const [timeId = 0] = await timesToBook(backend.services, 'wandou', { time: '15:00' });
    const child = await buildParent(backend, anOfficialParent().withCourse('wandou'));
    await child.visitor.ask('bookLesson', { timeId });
    const lesson = await firstOf(child);
    expect(lesson.state).toBe(LessonState.booked);
    expect((await move(lesson, { teacherId: other })).code).toBe(BACKEND_CODE.conflict);
  });

  it('is a teacher’s or support’s, and the audit has the child and both times', async () => {
    const child = await aChild();
    const lesson = await firstOf(child);
    for (const role of [StaffRole.editor, StaffRole.reviewer, StaffRole.administrator]) {
      const colleague = await aColleague(backend, role);
      expect((await find({ userId: child.userId }, colleague)).status).toBe(403);
      expect((await move(lesson, { teacherId: other }, colleague)).status).toBe(403);
    }
    const stranger = await move(lesson, { teacherId: other }, new Colleague(backend));
    expect([stranger.status, stranger.code]).toEqual([401, BACKEND_CODE.forbidden]);
    const support = await aColleague(backend, StaffRole.support);
    expect((await support.ask('listCourseNames', {})).data).toContainEqual(
      expect.objectContaining({ name: 'wandou课程' }),
    );
    expect((await support.ask('listTeacherNames', {})).status).toBe(200);
    expect((await move(lesson, { startsAt: at('2026-11-22') }, support)).status).toBe(200);
    const chief = await aColleague(backend, StaffRole.administrator);
    const asked = { page: 1, limit: 1, staffId: support.staffId, userId: child.userId };
    expect((await chief.ask('listAudit', asked)).data).toMatchObject([
      {
        action: 'moveSchoolLesson',
        detail: { lessonId: lesson.lessonId, from: at('2026-11-21'), to: at('2026-11-22') },
      },
    ]);
  });
});
