import { coursesCalls } from '@/contract/courses/calls';
import type { ClassFeature } from '@/contract/courses/teacher.schema';
import { Subject } from '@/contract/courses/values';
import ClassFeatureScreen from '@/pages/courses/class-feature';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const featureOf = (subject: ClassFeature['subject'], title: string): ClassFeature => ({
  subject,
  title,
  summary: '小班直播',
  picture: '',
  points: [{ title: '人人开口', text: '每节课每个孩子至少讲一次。' }],
  steps: [
    { title: '热身', minutes: 5, text: '一道小题' },
    { title: '探索', minutes: 20, text: '动手试一试' },
  ],
});
const FEATURES = [featureOf(Subject.wandou, '会想的课'), featureOf(Subject.yuwen, '会说的课')];

const open = (subject?: string, list: readonly ClassFeature[] = FEATURES) =>
  openScreen('classFeature', ClassFeatureScreen, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi().on(coursesCalls.listClassFeatures, [...list]),
    query: { subject },
  });

describe('what is special about the lessons', () => {
  test('has points, and a lesson minute by minute', async () => {
    const screen = await open();
    for (const text of ['会想的课', '人人开口', '一共25分钟', '第0–5分钟', '第5–25分钟', '动手试一试']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test.each([
    [String(Subject.yuwen), '会说的课'],
    ['11', '会想的课'],
    ['nonsense', '会想的课'],
  ])('begins with the subject of the address, else with the first: %s', async (subject, title) => {
    expect((await open(subject)).hasText(title)).toBe(true);
  });

  test('changes with the subject, and asks nothing for it', async () => {
    const screen = await open();
    await screen.tap('语文口才');
    expect([screen.hasText('会说的课'), screen.hasText('会想的课')]).toEqual([true, false]);
    expect(screen.api.requests(coursesCalls.listClassFeatures)).toEqual([{}]);
  });

  test('without a description has a link elsewhere', async () => {
    const screen = await open(undefined, []);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});
