import { eq } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { syllabi, syllabusLessons, syllabusUnits } from '../../../server/domains/courses/tables';
import { teachers } from '../../../server/domains/courses/timetable/tables';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { steppingUp } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('A teacher', () => {
  it('is returned with picture, code, film and page; without a profile with the name alone', async () => {
    const { db } = backend.services;
    const { visitor } = await steppingUp(backend);
    const added = await db
      .insert(teachers)
      .values([
        { name: '周老师', avatar: 'avatars/zhou.svg' },
        { name: '林老师', avatar: '' },
      ])
      .returning();
    const [known = 0, plain = 0] = added.map(({ id }) => id);
    await db.insert(teacherProfiles).values({
      teacherId: known,
      code: 'T1',
      filmUrl: 'https://films.example.com/zhou.mp4',
      pageUrl: 'https://teachers.example.com/zhou',
      satisfaction: '99%',
      years: '8年',
    });
    expect((await visitor.ask('getTeacherBaseInfo', { teacherId: known })).data).toEqual({
      nickname: '周老师',
      avatar: expect.stringMatching(/\/files\/avatars\/zhou\.svg$/) as string,
      teacherCode: 'T1',
      parentalSatisfaction: '99%',
      teachingYear: '8年',
      resourcesFile: { videoInfoUrl: 'https://films.example.com/zhou.mp4' },
    });
    await db
      .update(teacherProfiles)
      .set({ filmUrl: 'materials/films/zhou.mp4' })
      .where(eq(teacherProfiles.teacherId, known));
    expect((await visitor.ask('getTeacherBaseInfo', { teacherId: known })).data).toMatchObject({
      resourcesFile: {
        videoInfoUrl: expect.stringMatching(/\/files\/materials\/films\/zhou\.mp4\?pass=./) as string,
      },
    });
    expect((await visitor.ask('getTeacherBaseInfo', { teacherId: plain })).data).toMatchObject({
      nickname: '林老师',
      teacherCode: '',
    });
    const page = await visitor.ask('getTeacherUrl', { teacherCode: 'T1' });
    expect(page.data).toEqual({ url: 'https://teachers.example.com/zhou' });
    expect((await visitor.ask('getTeacherUrl', { teacherCode: 'T9' })).code).toBe('10000002');
    expect((await visitor.ask('getTeacherBaseInfo', { teacherId: 999_999 })).code).toBe('10000002');
  });
});

describe('The login of the step-up', () => {
  it('is returned with a masked phone, and gone after the logout, with all sessions exchanged from it', async () => {
    const parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '朵朵' }));
    const { visitor, token, phone } = parent;
    const { data } = await visitor.ask('getStepUpProfile', { token });
    expect(data).toEqual({
      kidName: '朵朵',
      parentPhone: phone.replace(/^(\d{3})\d{4}/, '$1****'),
      headImg: '',
    });
    const other = await steppingUp(backend);
    // A token in the request body does not affect its session.
    expect((await visitor.ask('stepUpLogout', { token: other.token })).code).toBe('200');
    expect((await visitor.ask('getStepUpProfile', { token })).status).toBe(401);
    expect((await other.visitor.ask('getStepUpProfile', { token: other.token })).code).toBe('200');
  });
});

describe('The remaining hours', () => {
  it('are those of live lessons of all subjects, in use', async () => {
    const parent = await buildParent(
      backend,
      anOfficialParent()
        .withHours(SubjectCode.wandou, { baseHours: 10, giveHours: 2 })
        .withHours(SubjectCode.yuwen, { hourGroup: 'largeLive', baseHours: 5, giveHours: 1 })
        .withHours(SubjectCode.yuwen, { baseHours: 3 })
        .withHours(SubjectCode.biancheng, { baseHours: 4, giveHours: 0.5 })
        .withHours(SubjectCode.wandou, { hourGroup: 'record', baseHours: 40 })
        .withHours(SubjectCode.wandou, { status: 0, baseHours: 50 }),
    );
    const { visitor, userId } = parent;
    expect((await visitor.ask('queryGeneralUserHourGroup', { userId, status: 1 })).data).toEqual({
      smallLive: { baseHours: 17, giveHours: 2.5 },
      largeLive: { baseHours: 5, giveHours: 1 },
    });
    const others = await visitor.ask('queryGeneralUserHourGroup', { userId: userId + 1, status: 1 });
    expect(others.status).toBe(403);
  });
});

describe('The outline of a step', () => {
  it('has units, their lessons and what the child will be able to do, in order; null for no step', async () => {
    const { db } = backend.services;
    const { visitor } = await steppingUp(backend);
    await db.insert(syllabi).values({ step: 'X1', course: '豌豆思维', title: '第一阶', summary: '认识数' });
    const [second, first] = await db
      .insert(syllabusUnits)
      .values([
        { step: 'X1', position: 2, title: '图形', abilities: [] },
        { step: 'X1', position: 1, title: '数', abilities: ['会数到一百'] },
      ])
      .returning();
    await db.insert(syllabusLessons).values([
      { unitId: first?.id ?? 0, position: 2, title: '十和几', summary: '' },
      { unitId: first?.id ?? 0, position: 1, title: '数一数', summary: '用手指数' },
      { unitId: second?.id ?? 0, position: 1, title: '圆', summary: '' },
    ]);
    const { data } = await visitor.ask('getSyllabus', { step: 'X1' });
    expect(data).toMatchObject({
      step: 'X1',
      title: '第一阶',
      units: [
        { title: '数', abilities: ['会数到一百'], lessons: [{ title: '数一数' }, { title: '十和几' }] },
        { title: '图形', lessons: [{ title: '圆' }] },
      ],
    });
    expect((await visitor.ask('getSyllabus', { step: 'X9' })).data).toBeNull();
  });
});
