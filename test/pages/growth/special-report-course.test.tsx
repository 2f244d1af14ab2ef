import { Subject } from '@/contract/courses/values';
import { BACKEND_CODE } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { ExploreCourse } from '@/contract/growth/schema';
import SpecialReportCourse from '@/pages/growth/special-report-course';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const list = growthCalls.listExploreCourses;

const COURSES: ExploreCourse[] = [
  {
    title: '动手拼一拼',
    picture: '/files/x.svg',
    subject: Subject.wandou,
    why: '可以练练空间想象，这次3题答对1题。',
    abilities: ['空间想象'],
    url: '/babyStudy/detail?id=3010',
  },
  {
    title: '找规律小侦探',
    picture: '',
    subject: Subject.wandou,
    why: '和这次测评是同一科，换一种方式再学一遍。',
    abilities: [],
    url: '/courseDetailList?id=3007',
  },
];

const open = (api: FakeApi, query: Record<string, string> = { evaluation_id: '88' }) =>
  openScreen('specialReportCourse', SpecialReportCourse, { user: TEST_USER, student: OFFICIAL, api, query });

describe('courses after an evaluation', () => {
  test('say why they suit the child, and open', async () => {
    const api = new FakeApi().on(list, COURSES);
    const screen = await open(api);
    expect(api.requests(list)).toEqual([{ evaluationId: 88 }]);
    expect(screen.hasText('可以练练空间想象，这次3题答对1题。')).toBe(true);
    expect(screen.hasText('练到的能力：空间想象')).toBe(true);
    await screen.tap('动手拼一拼');
    expect(screen.platform.navigation.last?.url).toContain('id=3010');
  });

  test('that do not exist lead to the child’s own', async () => {
    const screen = await open(new FakeApi().on(list, []));
    expect(screen.hasText('这一科的课程还在准备中')).toBe(true);
    await screen.tap('孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });

  test('of an evaluation that is not there, or another child’s, are missing', async () => {
    const screen = await open(new FakeApi().onRefusal(list, BACKEND_CODE.notFound, '找不到这次测评'));
    expect(screen.hasText('找不到这次测评')).toBe(true);
  });

  test.each(['', 'abc', '0'])('are not asked for where the address names none: %p', async (id) => {
    const api = new FakeApi().on(list, COURSES);
    const screen = await open(api, { evaluation_id: id });
    expect(screen.hasText('找不到这次测评')).toBe(true);
    expect(api.requests(list)).toEqual([]);
  });

  test('that cannot be loaded are loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(list, { kind: 'network' });
    const screen = await open(api);
    api.on(list, COURSES);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('找规律小侦探')).toBe(true);
  });
});
