import { coursesCalls } from '@/contract/courses/calls';
import type { Teacher, TeacherDetail } from '@/contract/courses/teacher.schema';
import { Subject } from '@/contract/courses/values';
import { filmsCalls } from '@/contract/films/calls';
import TeacherDetailScreen from '@/pages/courses/teacher-detail';
import TeacherList from '@/pages/courses/teacher-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const LIN: Teacher = {
  teacherId: 1,
  name: '林老师',
  avatar: 'https://pictures.example/lin.svg',
  subjects: [Subject.wandou],
  teachingYears: '6年',
  satisfaction: '98%',
  motto: '不怕孩子做错',
  hasFilm: true,
  isOwn: true,
};
const SU: Teacher = {
  ...LIN,
  teacherId: 2,
  name: '苏老师',
  subjects: [Subject.yuwen],
  teachingYears: '',
  satisfaction: '',
  motto: '',
  hasFilm: false,
  isOwn: false,
};
const DETAIL: TeacherDetail = {
  ...LIN,
  introduction: '先让孩子动手试，再一起说道理。',
  honours: ['年度好老师'],
  styles: ['耐心', '爱提问'],
  films: [
    { id: 11, title: '自我介绍', picture: '', seconds: 75 },
    { id: 12, title: '课堂片段', picture: '', seconds: 40 },
  ],
  courses: [{ groupId: 2001, name: '豌豆思维 进阶班', subject: Subject.wandou }],
};

const known = { user: TEST_USER, student: OFFICIAL };
const openList = (api: FakeApi) => openScreen('teacherList', TeacherList, { ...known, api });
const openDetail = (api: FakeApi, id = '1') =>
  openScreen('teacherDetail', TeacherDetailScreen, { ...known, api, query: { id } });
const teachers = (list: readonly Teacher[] = [LIN, SU]) =>
  new FakeApi().on(coursesCalls.listTeachers, [...list]);
const teacher = (of: TeacherDetail | null = DETAIL) => new FakeApi().on(coursesCalls.getTeacher, of);

describe('the teachers', () => {
  test('have a face, subjects, years and satisfaction, and say which are the child’s own', async () => {
    const screen = await openList(teachers());
    for (const text of ['林老师', '孩子的老师', '教龄 6年 · 家长满意度 98%', '不怕孩子做错', '苏老师']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    const [lin, su] = screen.allByClass('teacher-list__card');
    expect(lin?.querySelector('img')?.alt).toBe('林老师的头像');
    expect(lin?.textContent).toContain('孩子的老师');
    // There is no survey result: the page must not make up a figure.
    expect(su?.textContent).not.toMatch(/满意度|教龄|孩子的老师/);
  });

  test('can be those of one subject', async () => {
    const screen = await openList(teachers());
    await screen.tap('围棋');
    expect(screen.api.requests(coursesCalls.listTeachers)).toEqual([
      { page: 1, limit: 20 },
      { page: 1, limit: 20, subject: Subject.weiqi },
    ]);
  });

  test('of a subject without any lead back to all', async () => {
    const api = new FakeApi().on(coursesCalls.listTeachers, ({ subject }) =>
      subject === undefined ? [LIN] : [],
    );
    const screen = await openList(api);
    await screen.tap('数学');
    expect(screen.hasText('数学的老师还没有介绍')).toBe(true);
    await screen.tap('全部老师');
    expect(screen.hasText('林老师')).toBe(true);
  });

  test('lead to their own page', async () => {
    const screen = await openList(teachers());
    await screen.tap('林老师');
    expect(screen.platform.navigation.last?.url).toBe('/pages/courses/teacher-detail/index?id=1');
  });

  test('that are not there yet leave a link elsewhere', async () => {
    const screen = await openList(teachers([]));
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});

describe('a teacher', () => {
  test('has a portrait, facts, an introduction, honours and styles', async () => {
    const screen = await openDetail(teacher());
    for (const text of [
      '林老师',
      '不怕孩子做错',
      '教龄 6年 · 家长满意度 98%',
      '先让孩子动手试，再一起说道理。',
      '年度好老师',
      '爱提问',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test('plays a film when it is tapped, and asks for none before', async () => {
    const api = teacher().onFailure(filmsCalls.getFilm, { kind: 'network' });
    const screen = await openDetail(api);
    expect(api.requests(filmsCalls.getFilm)).toEqual([]);
    await screen.tap('课堂片段');
    expect(api.requests(filmsCalls.getFilm)).toEqual([{ kind: 'teacher', id: 12 }]);
    expect(screen.hasText('1:15')).toBe(true);
  });

  test('leads to the lessons of the child', async () => {
    const screen = await openDetail(teacher());
    await screen.tap('豌豆思维 进阶班');
    expect(screen.platform.navigation.last?.url).toContain('lessons/class-list/index?id=2001&name=');
  });

  test('leads to what is special about the lessons, and to the other teachers', async () => {
    const screen = await openDetail(teacher());
    await screen.tap('课程特色');
    expect(screen.platform.navigation.last?.url).toBe('/pages/courses/class-feature/index?subject=0');
    await screen.tap('其他老师');
    expect(screen.platform.navigation.last?.url).toBe('/pages/courses/teacher-list/index');
  });

  test('is passed on with a link that names the teacher alone', async () => {
    const screen = await openDetail(teacher());
    await screen.tap('分享');
    await screen.settle();
    expect(screen.app.share.current()).toMatchObject({
      title: '林老师，我家孩子喜欢的老师',
      toURL: expect.stringMatching(/\/teacher\/detail\?id=1$/) as string,
    });
  });

  test('without words says that they come', async () => {
    const bare = { ...DETAIL, introduction: '', honours: [], styles: [], films: [], courses: [] };
    const screen = await openDetail(teacher(bare));
    expect(screen.hasText('老师正在写自我介绍')).toBe(true);
    expect(screen.hasText('荣誉与资质')).toBe(false);
  });

  test.each([
    ['that does not exist', null, '9'],
    ['without an id', DETAIL, 'x'],
  ])('%s is missing, and others are offered', async (_who, of, id) => {
    const screen = await openDetail(teacher(of), id);
    expect(screen.hasText('找不到这位老师')).toBe(true);
    await screen.tap('其他老师');
    expect(screen.platform.navigation.last).toEqual({
      how: 'replace',
      url: '/pages/courses/teacher-list/index',
    });
  });
});
