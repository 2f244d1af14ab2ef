import { CourseType, ReplayState, Subject } from '@/contract/courses/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassContent } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import ClassContentScreen from '@/pages/lessons/class-content';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const CONTENT: ClassContent = {
  subject: Subject.wandou,
  chapterName: '第2讲 找规律',
  teacherName: '林老师',
  chapterImgUrl: '',
  courseDate: '2030-01-01 19:00:00',
  liveId: 7,
  liveCnListId: 1,
  liveStudentId: 42,
  courseResourceId: 1,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
  status: StudyClassStatus.upcoming,
  courseName: '豌豆思维',
  teacherId: 801,
  teacherAvatar: '',
  goals: ['能发现三种规律'],
  steps: [
    { title: '热身', minutes: 5, text: '拍手节奏' },
    { title: '探究', minutes: 35, text: '纽扣排排队' },
  ],
  keyPoints: [{ title: '一组', text: '不断重复的那一小段' }],
  tips: ['用积木排一段规律'],
  materials: [{ id: 5001, title: '拓展练习包' }],
};

const open = (content: Partial<ClassContent> | null = {}, options: OpenOptions = {}) =>
  openScreen('classContent', ClassContentScreen, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi().on(lessonsCalls.getClassContent, content && { ...CONTENT, ...content }),
    query: { liveId: '7' },
    ...options,
  });

describe('the content of a lesson', () => {
  test('shows goals, minutes, what to remember and tips', async () => {
    const screen = await open();
    for (const text of ['能发现三种规律', '共40分钟', '拍手节奏', '不断重复的那一小段', '用积木排一段规律'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.api.requests(lessonsCalls.getClassContent)).toEqual([{ liveId: 7 }]);
  });

  test('leads to getting ready, the teacher and the materials', async () => {
    const screen = await open();
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    for (const text of ['课前准备', '林老师', '拓展练习包']) await screen.tap(text);
    expect(go.mock.calls).toEqual([
      ['beforeClass', { liveId: '7' }],
      ['teacherDetail', { id: '801' }],
      ['learningTeachAid', { id: '5001' }],
    ]);
  });

  test('leads to the replay when it is ready, and explains other states', async () => {
    const over = { status: StudyClassStatus.finished, courseDate: '2020-01-01 19:00:00' };
    const ready = await open({ ...over, replay: ReplayState.ready });
    const go = jest.spyOn(ready.app.router, 'go').mockResolvedValue(undefined);
    expect(ready.allByClass('cell').map(({ textContent }) => textContent)).not.toContain('看回放');
    await ready.tap(ready.byClass('button--block'));
    expect(go.mock.calls).toEqual([['courseReplay', { liveId: '7' }]]);
    expect(ready.hasText('课前准备')).toBe(false);
    expect((await open({ ...over, replay: ReplayState.preparing })).hasText('回放正在制作')).toBe(true);
    expect((await open({ ...over, replay: ReplayState.over })).hasText('回放已经过期')).toBe(true);
  });

  test('is titled by the lesson', async () => {
    expect((await open()).byClass('top-bar__title').textContent).toBe(CONTENT.chapterName);
  });

  test('leads to its homework where there is some', async () => {
    const screen = await open({ hasHomework: true });
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('课后作业');
    expect(go.mock.calls).toEqual([['homeworkAfterClass', { id: '7' }]]);
    for (const hasHomework of [false, undefined])
      expect((await open({ hasHomework })).hasText('课后作业')).toBe(false);
  });

  test('has the entry of the class list, for official students', async () => {
    const soon = { courseDate: '2026-11-21 10:20:00' };
    const entries = async (content: Partial<ClassContent>, options?: OpenOptions) =>
      (await open({ ...soon, ...content }, options)).allByClass('lesson-card__enter');
    expect(await entries({})).toHaveLength(1);
    expect(await entries({}, { student: UNOFFICIAL })).toEqual([]);
    expect(await entries({ status: StudyClassStatus.leave })).toEqual([]);
  });

  test('that is not written yet says so', async () => {
    const screen = await open({ goals: [], steps: [], keyPoints: [], tips: [], materials: [] });
    expect(screen.hasText('这节课的内容老师还在准备')).toBe(true);
  });

  test.each([
    ['of another child', null, '7'],
    ['of an address that names none', {}, 'x'],
  ])('%s is missing, and leads on', async (_of, content, liveId) => {
    const screen = await open(content, { query: { liveId } });
    expect(screen.hasText('找不到这节课')).toBe(true);
    await screen.tap('孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });

  test('that cannot be loaded is loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(lessonsCalls.getClassContent, { kind: 'network' });
    const screen = await open({}, { api });
    api.on(lessonsCalls.getClassContent, CONTENT);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('能发现三种规律')).toBe(true);
  });

  test('leads to the report of a lesson that is over', async () => {
    const screen = await open({ status: StudyClassStatus.finished, report: { id: 9, kind: 'afterClass' } });
    await screen.tap('课后报告');
    expect(screen.platform.navigation.last?.url).toContain('class-achieve/index?id=9');
  });
});
