import { teacherPlayable } from '../../../server/domains/courses/teachers/playable';
import { eq } from 'drizzle-orm';
import { CourseType, Subject } from '../../../src/contract/courses/values';
import type { Teacher, TeacherDetail } from '../../../src/contract/courses/teacher.schema';
import { classFeatures } from '../../../server/domains/courses/features/tables';
import { courses } from '../../../server/domains/courses/tables';
import { teachers, timetables } from '../../../server/domains/courses/timetable/tables';
import { anOfficialParent } from '../../builders/parent';
import { aTeacher } from '../../builders/teachers';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
let other: InsideParent;
let own = 0;
let presented = 0;
let bareTeacher = 0;

beforeAll(async () => {
  backend = await startBackend();
  const { services } = backend;
  // Builders give their classes to the first teacher.
  bareTeacher = await aTeacher(services, '王老师', { isBare: true });
  presented = await aTeacher(services, '周老师', {
    subjects: [Subject.weiqi],
    satisfaction: '99%',
    years: '8年',
    motto: '先想再落子',
    introduction: '从业余五段到讲台',
    honours: ['年度好老师'],
    styles: ['耐心'],
    films: ['自我介绍', '课堂片段'],
  });
  own = await aTeacher(services, '林老师', { isBare: true });
  const class_ = anOfficialParent().withClass('wandou', { time: '19:00' });
  parent = await buildParent(backend, class_);
  other = await buildParent(backend, anOfficialParent());
  await services.db.update(timetables).set({ teacherId: own }).where(eq(timetables.userId, parent.userId));
});
afterAll(() => backend.stop());

const listOf = async ({ visitor }: InsideParent, more: Record<string, unknown> = {}) => {
  const { data, count } = await visitor.ask('listTeachers', { page: 1, limit: 10, ...more });
  return { list: data as unknown as Teacher[], count };
};
const detailOf = async ({ visitor }: InsideParent, teacherId: number) =>
  (await visitor.ask('getTeacher', { teacherId })).data as unknown as TeacherDetail | null;

describe('Teachers', () => {
  it('are the child’s own first, then those that the operator presents', async () => {
    const { list } = await listOf(parent);
    expect(list.map(({ teacherId, isOwn }) => [teacherId, isOwn])).toEqual([
      [own, true],
      [presented, false],
    ]);
    expect(list[0]).toMatchObject({ name: '林老师', satisfaction: '', subjects: [Subject.wandou] });
    expect(list[1]).toMatchObject({
      satisfaction: '99%',
      teachingYears: '8年',
      motto: '先想再落子',
      hasFilm: true,
    });
    expect((await listOf(other)).list.map(({ teacherId }) => teacherId)).toEqual([presented]);
  });

  it('are those of a subject, and come page by page', async () => {
    const ids = async (subject: number) =>
      (await listOf(parent, { subject })).list.map(({ teacherId }) => teacherId);
    expect(await ids(Subject.weiqi)).toEqual([presented]);
    expect(await ids(Subject.wandou)).toEqual([own]);
    expect(await ids(Subject.math)).toEqual([]);
    const second = await listOf(parent, { page: 2, limit: 1 });
    expect([second.list.map(({ teacherId }) => teacherId), second.count]).toEqual([[presented], 2]);
  });
});

describe('A teacher', () => {
  it('has words, films and what he teaches this child', async () => {
    expect(await detailOf(parent, presented)).toMatchObject({
      introduction: '从业余五段到讲台',
      honours: ['年度好老师'],
      styles: ['耐心'],
      films: [
        { title: '自我介绍', seconds: 60, picture: expect.stringMatching(/\/files\/x\.svg$/) as string },
        { title: '课堂片段' },
      ],
      courses: [],
    });
    const [course] = await backend.services.db
      .select()
      .from(courses)
      .where(eq(courses.courseType, CourseType.live));
    const mine = { groupId: course?.id, name: course?.name, subject: Subject.wandou };
    expect((await detailOf(parent, own))?.courses).toEqual([mine]);
    // Courses of other children are not shown.
    expect((await detailOf(other, own))?.courses).toEqual([]);
  });

  it('who has no introduction has a name, and an unknown one is missing', async () => {
    expect(await detailOf(parent, bareTeacher)).toMatchObject({ name: '王老师', honours: [], films: [] });
    expect(await detailOf(parent, 999_999)).toBeNull();
  });

  it('has films that every parent may play, one after another', async () => {
    const films = (await detailOf(parent, presented))?.films ?? [];
    const [first = 0, second = 0] = films.map(({ id }) => id);
    const context = backend.services as never;
    const found = await teacherPlayable.find(context, other.userId, first);
    expect(found).toMatchObject({ title: '自我介绍', isPaid: false, until: null });
    expect(found.next).toEqual({ kind: 'teacher', id: second, title: '课堂片段' });
    expect((await teacherPlayable.find(context, other.userId, second)).next).toBeUndefined();
    const described = await teacherPlayable.describe(context, other.userId, [first, 5]);
    expect([...described.entries()]).toMatchObject([[first, { title: '自我介绍', of: '周老师' }]]);
  });

  it('takes his films along when he goes', async () => {
    const { db } = backend.services;
    const deleted = await aTeacher(backend.services, '旧老师', { films: ['再见'] });
    const [film] = (await detailOf(parent, deleted))?.films ?? [];
    await db.delete(teachers).where(eq(teachers.id, deleted));
    await expect(
      teacherPlayable.find(backend.services as never, parent.userId, film?.id ?? 0),
    ).rejects.toMatchObject({ code: '10000002' });
  });
});

describe('What is special about the lessons', () => {
  it('is listed subject by subject, in the operator’s order', async () => {
    const feature = { title: '围棋', summary: '落子', picture: 'x.svg' };
    const steps = [{ title: '热身', minutes: 5, text: '一道题' }];
    await backend.services.db.insert(classFeatures).values([
      { ...feature, subject: Subject.weiqi, position: 1, points: [], steps },
      {
        ...feature,
        subject: Subject.math,
        position: 0,
        points: [{ title: '敢说', text: '每人都讲' }],
        steps,
      },
    ]);
    const listFeatures = async (request: Record<string, unknown>) =>
      (await parent.visitor.ask('listClassFeatures', request)).data as unknown as { subject: number }[];
    expect((await listFeatures({})).map(({ subject }) => subject)).toEqual([Subject.math, Subject.weiqi]);
    expect(await listFeatures({ subject: Subject.weiqi })).toMatchObject([{ subject: Subject.weiqi, steps }]);
    expect(await listFeatures({ subject: Subject.moli })).toEqual([]);
  });
});
