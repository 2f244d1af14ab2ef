import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { coursesCalls } from '@/contract/courses/calls';
import type { Syllabus } from '@/contract/courses/schema';
import SyllabusScreen from '@/pages/courses/syllabus';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const OUTLINE: Syllabus = {
  step: 'S3',
  course: '豌豆思维',
  title: '会推理的小侦探',
  summary: '从具体到抽象，学会有条理地想',
  units: [
    {
      id: 1,
      title: '找规律',
      abilities: ['看出图形里的规律', '用自己的话说出规律'],
      lessons: [
        { id: 11, title: '会变的图形', summary: '观察形状和颜色的变化' },
        { id: 12, title: '数列火车', summary: '' },
      ],
    },
    { id: 2, title: '空间', abilities: [], lessons: [{ id: 21, title: '搭积木', summary: '从三个方向看' }] },
  ],
};

const open = (api: FakeApi, step: string | undefined = 'S3') =>
  openScreen('syllabus', SyllabusScreen, { user: TEST_USER, student: OFFICIAL, api, query: { step } });
const outline = (of: Syllabus | null = OUTLINE) => new FakeApi().on(coursesCalls.getSyllabus, of);

describe('the outline of a step', () => {
  test('says what the child will be able to do after each unit, and shows the lessons of the first', async () => {
    const screen = await open(outline());
    for (const text of [
      '豌豆思维 S3',
      '2个单元 · 3节课',
      '第一单元 找规律',
      '用自己的话说出规律',
      '1. 会变的图形',
      '第二单元 空间',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.hasText('搭积木')).toBe(false);
    expect(screen.api.requests(coursesCalls.getSyllabus)).toEqual([{ step: 'S3' }]);
  });

  test('opens and closes the lessons of each unit', async () => {
    const screen = await open(outline());
    await screen.tap('看看这1节课');
    expect(screen.hasText('从三个方向看')).toBe(true);
    await screen.tap('收起课程');
    expect(screen.hasText('会变的图形')).toBe(false);
    expect(screen.hasText('从三个方向看')).toBe(true);
  });

  test('that is not written yet says so', async () => {
    const screen = await open(outline({ ...OUTLINE, units: [] }));
    expect(screen.hasText('这个阶段的大纲正在整理中')).toBe(true);
    expect(screen.hasText('个单元')).toBe(false);
  });

  test('is missing for an unknown step, with a link elsewhere', async () => {
    const screen = await open(outline(null), 'X');
    expect(screen.hasText('找不到这个阶段的课程大纲')).toBe(true);
    await screen.tap('孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });

  test.each(['', '  ', 'S'.repeat(65)])(
    'is missing, and not asked for, where the address names no step: %p',
    async (step) => {
      const screen = await open(outline(), step);
      expect(screen.hasText('找不到这个阶段的课程大纲')).toBe(true);
      expect(screen.api.requests(coursesCalls.getSyllabus)).toEqual([]);
    },
  );

  test('that cannot be loaded is loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(coursesCalls.getSyllabus, { kind: 'network' });
    const screen = await open(api);
    api.on(coursesCalls.getSyllabus, OUTLINE);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('第一单元 找规律')).toBe(true);
  });

  test('leads on to the operator’s page of all steps, where one is configured', async () => {
    const api = outline(null).on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
      typeCode === ConfigTypeCode.courseOutline
        ? [{ typeCode, jsonExpand: { url: 'https://pages.example/outline' } }]
        : [],
    );
    const screen = await open(api);
    await screen.tap('了解全部学习阶段');
    expect(screen.platform.log.opened[0]).toContain('https://pages.example/outline');
    const without = await open(outline());
    expect(without.hasText('了解全部学习阶段')).toBe(false);
  });
});
