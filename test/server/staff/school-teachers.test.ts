/** Teachers as editors keep them, and as parents read of them. */
import { eq } from 'drizzle-orm';
import type { Teacher } from '../../../src/contract/courses/teacher.schema';
import { Subject } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { anOfficialParent } from '../../builders/parent';
import { aTeacher } from '../../builders/teachers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, Colleague } from './colleague';
import { uploadedBy } from './picture';

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
let picture: string;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
  picture = await uploadedBy(editor, backend);
});

const teacher = (name: string, changed: object = {}) => ({
  ...{ name, picture: '', isPresented: true, subjects: [Subject.weiqi], years: '6年', satisfaction: '98%' },
  ...{ motto: '先想再落子', introduction: '从业余五段到讲台', honours: ['年度好老师'], styles: ['耐心'] },
  ...{ filmUrl: '', pageUrl: '', etag: '', ...changed },
});
const save = (name: string, changed: object = {}, by = editor) =>
  by.ask('saveSchoolTeacher', teacher(name, changed));
const added = async (name: string, changed: object = {}) => (await save(name, changed)).data.teacherId;
const got = async (teacherId: number) => (await editor.ask('getSchoolTeacher', { teacherId })).data;
const found = async (keyword: string) =>
  (await editor.ask('listSchoolTeachers', { page: 1, limit: 10, keyword })).data;
const seen = async (teacherId: number) => (await parent.visitor.ask('getTeacher', { teacherId })).data;
async function presented(): Promise<string[]> {
  const { data } = await parent.visitor.ask('listTeachers', { page: 1, limit: 50 });
  return (data as unknown as Teacher[]).map(({ name }) => name);
}

describe('A teacher', () => {
  it('is what all parents read, picture and all', async () => {
    const teacherId = await added('木子老师', { picture, honours: [' 一等奖 ', ''] });
    expect(await seen(teacherId)).toMatchObject({
      ...{ name: '木子老师', subjects: [Subject.weiqi], teachingYears: '6年', satisfaction: '98%' },
      ...{ motto: '先想再落子', introduction: '从业余五段到讲台', honours: ['一等奖'], styles: ['耐心'] },
      avatar: expect.stringContaining(picture) as unknown,
    });
    expect(await presented()).toContain('木子老师');
  });

  it('is found by a part of the name, whatever signs it has', async () => {
    const teacherId = await added('欧阳%老师');
    await added('欧阳小明');
    const card = { teacherId, name: '欧阳%老师', picture: '', isPresented: true };
    expect(await found('阳%')).toEqual([card]);
    expect((await found('欧阳')).map(({ name }) => name)).toEqual(['欧阳%老师', '欧阳小明']);
  });

  it('that is presented no longer keeps name and lessons, and loses what parents read', async () => {
    const teacherId = await added('林一');
    await editor.ask('saveSchoolTeacher', { ...(await got(teacherId)), isPresented: false });
    expect(await presented()).not.toContain('林一');
    expect(await seen(teacherId)).toMatchObject({ name: '林一', introduction: '', honours: [] });
    expect(await got(teacherId)).toMatchObject({ isPresented: false, introduction: '' });
  });

  it('keeps what was not touched, and the code by which the step-up names it', async () => {
    const imported = await aTeacher(backend.services, '周二', { code: 'ZHOU', filmUrl: 'films/zhou.mp4' });
    const page = { pageUrl: 'https://school.example.com/zhou' };
    const answer = await editor.ask('saveSchoolTeacher', { ...(await got(imported)), ...page });
    expect(answer.status).toBe(200);
    const kept = eq(teacherProfiles.teacherId, imported);
    expect(await backend.services.db.select().from(teacherProfiles).where(kept)).toMatchObject([
      { code: 'ZHOU', filmUrl: 'films/zhou.mp4', ...page },
    ]);
    const asked = await parent.visitor.ask('getTeacherUrl', { teacherCode: 'ZHOU' });
    expect(asked.data).toEqual({ url: page.pageUrl });
    expect((await got(imported)).picture).toBe('x.svg');
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const teacherId = await added('两个编辑');
    const first = await got(teacherId);
    expect((await editor.ask('saveSchoolTeacher', { ...first, motto: '同事写的' })).status).toBe(200);
    const stale = await editor.ask('saveSchoolTeacher', { ...first, motto: '晚了' });
    expect([stale.status, stale.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await seen(teacherId)).toMatchObject({ motto: '同事写的' });
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: object) => (await save('字段', changed)).field;
    expect(await fieldOf({ name: ' ' })).toBe('name');
    expect(await fieldOf({ name: '长'.repeat(65) })).toBe('name');
    expect(await fieldOf({ picture: 'uploads/a.png' })).toBe('picture');
    expect(await fieldOf({ subjects: [77] })).toBe('subjects.0');
    expect(await fieldOf({ pageUrl: 'javascript:alert(1)' })).toBe('pageUrl');
    expect(await fieldOf({ filmUrl: 'films/of-another.mp4' })).toBe('filmUrl');
    expect((await save('不存在', { teacherId: 99_999_999 })).status).toBe(404);
    expect(await found('字段')).toEqual([]);
  });

  it('is an editor’s or administrator’s, and the audit has who saved it', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    for (const role of [StaffRole.teacher, StaffRole.reviewer, StaffRole.support]) {
      const other = await aColleague(backend, role);
      expect((await save('不行', {}, other)).status).toBe(403);
      expect((await other.ask('listSchoolTeachers', { page: 1, limit: 1 })).status).toBe(403);
    }
    const stranger = await save('不行', {}, new Colleague(backend));
    expect([stranger.status, stranger.code]).toEqual([401, BACKEND_CODE.forbidden]);
    const { teacherId } = (await save('记一笔', {}, chief)).data;
    const { data } = await chief.ask('listAudit', { page: 1, limit: 1, staffId: chief.staffId });
    expect(data).toMatchObject([
      { action: 'saveSchoolTeacher', detail: { teacherId, name: '记一笔', isPresented: true } },
    ]);
  });
});
