/** Courses as editors keep them, and as parents have them. */
import type { CourseCategoryCard } from '../../../src/contract/courses/schema';
import { CourseAudience, CourseType, Subject } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { ClassListWhen } from '../../../src/contract/lessons/values';
import { routes } from '../../../src/contract/routes';
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { courseOf } from '../../builders/courses';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, Colleague } from './colleague';
import { uploadedBy } from './picture';

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
let picture: string;
/** Of the parent's daily lessons. */
let taught: number;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent().withClass('wandou', { time: '19:00' }));
  taught = await courseOf(backend.services, 'wandou');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
  picture = await uploadedBy(editor, backend);
});

const course = (name: string, changed: object = {}) => ({
  ...{ name, title: '', subject: Subject.weiqi, type: CourseType.live, lessons: 24, picture: '' },
  ...{ audience: CourseAudience.recommended, position: 9, link: '', chapters: [], etag: '', ...changed },
});
const save = (name: string, changed: object = {}, by = editor) =>
  by.ask('saveSchoolCourse', course(name, changed));
const added = async (name: string, changed: object = {}) => (await save(name, changed)).data.courseId;
const got = async (courseId: number) => (await editor.ask('getSchoolCourse', { courseId })).data;
const found = async (asked: object) =>
  (await editor.ask('listSchoolCourses', { page: 1, limit: 50, ...asked })).data;

async function card(courseId: number): Promise<CourseCategoryCard | undefined> {
  const { data } = await parent.visitor.ask('getCourseStudyList');
  return (data as unknown as CourseCategoryCard[]).find(({ groupId }) => groupId === courseId);
}

interface Item {
  readonly chapterName: string;
  readonly courseResourceId: number;
  readonly chapterImgUrl: string;
}

async function classes(when: ClassListWhen): Promise<readonly Item[]> {
  const { data } = await parent.visitor.ask('getClassList', { when, page: 1, limit: 50 });
  return data as unknown as readonly Item[];
}

const chapter = (name: string) => ({ name, picture: '' });

describe('A course', () => {
  it('is what parents have, with its cover and where it leads', async () => {
    const courseId = await added('围棋启蒙', { picture, title: '第一阶', link: routes.index.path });
    expect(await card(courseId)).toMatchObject({
      ...{ groupName: '围棋启蒙', courseTitle: '第一阶', subject: Subject.weiqi, courseNum: 24 },
      ...{ isRecommend: true, courseLink: routes.index.path },
      imgUrl: expect.stringContaining(picture) as unknown,
    });
    const changed = { ...(await got(courseId)), name: '围棋入门', lessons: 30 };
    await editor.ask('saveSchoolCourse', changed);
    expect(await card(courseId)).toMatchObject({ groupName: '围棋入门', courseNum: 30 });
    await editor.ask('saveSchoolCourse', {
      ...(await got(courseId)),
      audience: CourseAudience.enrolled,
    });
    expect(await card(courseId)).toBeUndefined();
  });

  it('is found by its name, title and subject', async () => {
    const go = await added('找得到', { title: '黑白_世界' });
    const maths = await added('找得到', { subject: Subject.math, chapters: [chapter('一')] });
    const idsOf = async (asked: object) => (await found(asked)).map(({ courseId }) => courseId);
    expect(await idsOf({ keyword: '找得到' })).toEqual([go, maths]);
    expect(await idsOf({ keyword: '找得到', subject: Subject.math })).toEqual([maths]);
    expect(await idsOf({ keyword: '白_世' })).toEqual([go]);
    expect(await found({ keyword: '找得到', subject: Subject.math })).toMatchObject([{ chapterCount: 1 }]);
  });

  it('has its chapters in the editor’s order, each with the id that it had', async () => {
    const courseId = await added('换顺序', { chapters: ['甲', '乙', '丙'].map(chapter) });
    const before = await got(courseId);
    const [first, second, third] = before.chapters;
    const chapters = [third, first, chapter('丁'), second];
    await editor.ask('saveSchoolCourse', { ...before, chapters });
    const after = (await got(courseId)).chapters;
    expect(after.map(({ name }) => name)).toEqual(['丙', '甲', '丁', '乙']);
    expect(after.filter(({ name }) => name !== '丁')).toEqual([third, first, second]);
  });

  it('gives coming lessons a chapter’s new name and picture; lessons that are over keep theirs', async () => {
    const [next] = await classes(ClassListWhen.coming);
    const wasOver = await classes(ClassListWhen.past);
    const chapterId = next?.courseResourceId;
    const before = await got(taught);
    const chapters = before.chapters.map((one) =>
      one.chapterId === chapterId ? { ...one, name: '新的名字', picture } : one,
    );
    expect((await editor.ask('saveSchoolCourse', { ...before, chapters })).status).toBe(200);
    const [number] = next?.chapterName.split(' ') ?? [];
    expect((await classes(ClassListWhen.coming))[0]).toMatchObject({
      chapterName: `${number} 新的名字`,
      chapterImgUrl: expect.stringContaining(picture) as unknown,
    });
    expect(wasOver.some(({ courseResourceId }) => courseResourceId === chapterId)).toBe(true);
    expect(await classes(ClassListWhen.past)).toEqual(wasOver);
  });

  it('keeps each chapter that it has, since lessons are of it', async () => {
    const before = await got(taught);
    const [first, second, ...rest] = before.chapters;
    const fieldOf = async (chapters: unknown) =>
      (await editor.ask('saveSchoolCourse', { ...before, chapters })).field;
    expect(await fieldOf([first, ...rest])).toBe('chapters');
    expect(await fieldOf([first, first, ...rest])).toBe('chapters');
    expect(await fieldOf([...before.chapters, { ...second, chapterId: 99_999_999 }])).toBe('chapters');
    expect(await got(taught)).toEqual(before);
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const courseId = await added('两个编辑', { chapters: [chapter('原来的')] });
    const first = await got(courseId);
    const more = { ...first, chapters: [...first.chapters, chapter('同事加的')] };
    expect((await editor.ask('saveSchoolCourse', more)).status).toBe(200);
    const stale = await editor.ask('saveSchoolCourse', { ...first, name: '晚了' });
    expect([stale.status, stale.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await got(courseId)).toMatchObject({ name: '两个编辑', chapters: [{}, { name: '同事加的' }] });
  });

  it('names the field that is wrong, of the chapter that is wrong', async () => {
    const fieldOf = async (changed: object) => (await save('字段', changed)).field;
    expect(await fieldOf({ name: ' ' })).toBe('name');
    expect(await fieldOf({ subject: 2 })).toBe('subject');
    expect(await fieldOf({ type: 9 })).toBe('type');
    expect(await fieldOf({ audience: 'everybody' })).toBe('audience');
    expect(await fieldOf({ lessons: 10_001 })).toBe('lessons');
    expect(await fieldOf({ link: '/nowhere' })).toBe('link');
    expect(await fieldOf({ picture: 'uploads/a.png' })).toBe('picture');
    const second = { name: '二', picture: 'uploads/a.png' };
    expect(await fieldOf({ chapters: [chapter('一'), second] })).toBe('chapters.1.picture');
    expect((await save('不存在', { courseId: 99_999_999 })).status).toBe(404);
    expect(await found({ keyword: '字段' })).toEqual([]);
  });

  it('is an editor’s or administrator’s, and the audit has who saved it', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    for (const role of [StaffRole.teacher, StaffRole.reviewer, StaffRole.support]) {
      const other = await aColleague(backend, role);
      expect((await save('不行', {}, other)).status).toBe(403);
      expect((await other.ask('getSchoolCourse', { courseId: taught })).status).toBe(403);
    }
    const stranger = await save('不行', {}, new Colleague(backend));
    expect([stranger.status, stranger.code]).toEqual([401, BACKEND_CODE.forbidden]);
    const { courseId } = (await save('记一笔', { chapters: [chapter('一')] }, chief)).data;
    const { data } = await chief.ask('listAudit', { page: 1, limit: 1, staffId: chief.staffId });
    expect(data).toMatchObject([
      { action: 'saveSchoolCourse', detail: { courseId, name: '记一笔', chapters: 1 } },
    ]);
  });
});
