/** For one child, all step-up screens name the same step for the coming year. */
import type { ComponentType } from 'react';
import type { RouteName } from '@/contract/routes';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import ChoiceTime from '@/pages/stepup/choice-time';
import FurtherEducation from '@/pages/stepup/further-education';
import HigherLevel from '@/pages/stepup/higher-level';
import HigherLevelCompleted from '@/pages/stepup/higher-level-completed';
import HigherLevelGrouping from '@/pages/stepup/higher-level-grouping';
import HigherLevelOriginal from '@/pages/stepup/higher-level-original';
import HigherLevelWaiting from '@/pages/stepup/higher-level-waiting';
import SelectClass from '@/pages/stepup/select-class';
import SelectTime from '@/pages/stepup/select-time';
import ShiftClass from '@/pages/stepup/shift-class';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi, TIMES } from '../../support/fakes/higher-level';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { aClass, CHOOSE_1, labelled, pick, resources, staysHere, WEEK } from './choosing';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const { waiting, grouping, complete } = StepUpStatus;

/** Names that no other text contains: the child's current step, the next one and the planned one. */
const [NOW, NEW, PLANNED] = ['S5-1', 'S6-2', 'S5-8'];
const STEPS = { stepId: 51, step: NOW, newStepId: 62, newStep: NEW, planStepId: 58, planStep: PLANNED };

const CHILDREN = [
  ['Y', StepUpType.y, NEW, 62],
  ['N', StepUpType.n, PLANNED, 58],
] as const;

const backend = ([, type]: readonly [unknown, StepUpType, ...unknown[]], change: Partial<StepUpInfo>) =>
  higherLevelApi(aStepUp({ type, ...STEPS, ...change }))
    .on(stepupCalls.getStepUpInfo, aStepUp({ type, ...STEPS, ...change }))
    .on(stepupCalls.getUpdateStatus, { status: '1' })
    .on(stepupCalls.getRecommendedClasses, { detail: aClass(1), list: [aClass(1)] })
    .on(stepupCalls.listStepUpResources, resources())
    .on(stepupCalls.keepStepUpResources, null)
    .on(stepupCalls.changeClass, null)
    .on(stepupCalls.getSelectTime, { week: WEEK, time: ['9:00', '18:00', '18:30'] })
    .on(stepupCalls.submitPlanTime, null);

type Api = ReturnType<typeof backend>;

const open = (name: RouteName, Page: ComponentType, api: Api, query = {}): Promise<OpenedScreen> =>
  openScreen(name, Page, {
    ...{ user: TEST_USER, student: OFFICIAL, api, query },
    prepare: (fake) => {
      staysHere(fake);
      jest.spyOn(fake.app.router, 'go').mockResolvedValue(undefined);
    },
  });

/** The steps that the screen names, apart from the child's current one. */
const named = (): readonly string[] =>
  [NEW, PLANNED].filter((step) => document.body.textContent?.includes(step));

const outline = ({ app }: OpenedScreen) =>
  (app.router.go as jest.Mock).mock.calls.find(([name]) => name === 'syllabus') as unknown;

describe.each(CHILDREN)('for a child of type %s the step of the coming year', (...child) => {
  const [, , step, stepId] = child;

  test.each<[string, RouteName, ComponentType, Partial<StepUpInfo>]>([
    [
      'the arrangement in grouping',
      'furtherEducation',
      FurtherEducation,
      { status: grouping, planTime: TIMES },
    ],
    ['the arrangement that is complete', 'furtherEducation', FurtherEducation, { status: complete }],
    ['the higher level in grouping', 'higherLevel', HigherLevel, { status: grouping, planTime: TIMES }],
    ['the higher level that owes its times', 'higherLevel', HigherLevel, { status: grouping }],
    ['the higher level that is complete', 'higherLevel', HigherLevel, { status: complete }],
    ['what is settled', 'higherLevelCompleted', HigherLevelCompleted, { status: complete }],
    ['the classes of the further education', 'furtherShiftClassCenterFurtherShiftClass', ShiftClass, {}],
    ['the classes of the higher level', 'higherLevelSelectClass', SelectClass, {}],
    ['the times of the higher level', 'higherLevelSelectTime', SelectTime, {}],
  ])('is the one that %s names, and no other', async (_screen, name, Page, change) => {
    await open(name, Page, backend(child, change));
    expect(named()).toEqual([step]);
  });

  test('is the one of the times of the further education', async () => {
    const api = backend(child, {}).on(stepupCalls.listStepUpResources, resources({ recommend: [] }));
    await open('furtherShiftClassCenterFurtherChoiceTime', ChoiceTime, api);
    expect(named()).toEqual([step]);
  });

  test.each<[RouteName, ComponentType, string]>([
    ['furtherEducation', FurtherEducation, '新学年课程大纲'],
    ['higherLevelCompleted', HigherLevelCompleted, '新学年学什么'],
  ])('is the one whose outline %s leads to', async (name, Page, link) => {
    const screen = await open(name, Page, backend(child, { status: complete }));
    await screen.tap(link);
    expect(outline(screen)).toEqual(['syllabus', { step }]);
  });

  test.each<[RouteName, ComponentType]>([
    ['furtherShiftClassCenterFurtherShiftClass', ShiftClass],
    ['higherLevelSelectClass', SelectClass],
  ])('is that of every class, of the question and of the change at %s', async (name, Page) => {
    const screen = await open(name, Page, backend(child, {}));
    const cards = screen.allByClass('class-card').map(({ textContent }) => textContent);
    expect(cards).toEqual(cards.map(() => expect.stringContaining(`新学年课程 ${step}`)));
    expect(cards).toHaveLength(3);
    await screen.tap(labelled(CHOOSE_1));
    expect(screen.byClass('dialog').textContent).toContain(`新学年课程 ${step}`);
    await screen.tap('确定加入');
    expect(screen.api.requests(stepupCalls.listStepUpResources)[0]).toMatchObject({ cateSid: stepId });
    expect(screen.api.requests(stepupCalls.changeClass)).toMatchObject([{ plan_step_id: stepId }]);
  });

  test.each<[RouteName, ComponentType]>([
    ['furtherShiftClassCenterFurtherChoiceTime', ChoiceTime],
    ['higherLevelSelectTime', SelectTime],
  ])('is that of the times that are sent at %s', async (name, Page) => {
    const api = backend(child, {}).on(stepupCalls.listStepUpResources, resources({ recommend: [] }));
    const screen = await open(name, Page, api);
    await pick(screen, { 0: '周二', 1: '18:30', 2: '周日', 3: '18:00' });
    await screen.tap('提交意向时间');
    expect(screen.byClass('dialog').textContent).toContain(`新学年课程 ${step}`);
    await screen.tap('确认提交');
    expect(screen.api.requests(stepupCalls.submitPlanTime)).toMatchObject([{ plan_step_id: stepId }]);
  });
});

describe('a child that waits', () => {
  const [y, n] = CHILDREN;

  test.each<[string, RouteName, ComponentType, Partial<StepUpInfo>]>([
    ['on the page of the further education', 'furtherEducation', FurtherEducation, {}],
    ['on the higher level', 'higherLevel', HigherLevel, {}],
    ['where it confirms', 'higherLevelWaiting', HigherLevelWaiting, {}],
    [
      'where the old class steps up',
      'higherLevelOriginal',
      HigherLevelOriginal,
      { newCycle: aStepUp().oldCycle },
    ],
  ])('of type Y sees its new step %s', async (_where, name, Page, change) => {
    await open(name, Page, backend(y, { status: waiting, ...change }));
    expect(named()).toEqual([NEW]);
  });

  test.each<[RouteName, ComponentType, string]>([
    ['furtherEducation', FurtherEducation, 'plan-card'],
    ['higherLevel', HigherLevel, 'plan-card'],
  ])('of type N has both choices named at %s, and what it has now beside them', async (name, Page, card) => {
    const screen = await open(name, Page, backend(n, { status: waiting }));
    const options = screen.allByClass('year-choices__option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      expect.stringContaining(`升入 ${NEW}`),
      expect.stringContaining(`继续学习 ${PLANNED}`),
    ]);
    const cards = screen.allByClass(card).map(({ textContent }) => textContent ?? '');
    expect(cards.some((text) => text.includes(NOW))).toBe(true);
    expect(cards.some((text) => text.includes(NEW) || text.includes(PLANNED))).toBe(false);
  });

  test('of type N is led to the outline of the step that it stays for, or of the one that is picked', async () => {
    const screen = await open('furtherEducation', FurtherEducation, backend(n, { status: waiting }));
    await screen.tap('新学年课程大纲');
    expect(outline(screen)).toEqual(['syllabus', { step: PLANNED }]);
    (screen.app.router.go as jest.Mock).mockClear();
    await screen.tap(`升入 ${NEW}`);
    await screen.tap('新学年课程大纲');
    expect(outline(screen)).toEqual(['syllabus', { step: NEW }]);
  });

  test('of type N has recommended what is of the step that it stays for', async () => {
    const screen = await open('higherLevel', HigherLevel, backend(n, { status: waiting }));
    await screen.tap('暂不升班');
    expect(screen.hasText(`新学年课程 ${PLANNED}`)).toBe(true);
  });

  test.each(CHILDREN)(
    'of type %s names no former arrangement while its class is formed',
    async (...child) => {
      await open(
        'higherLevelGrouping',
        HigherLevelGrouping,
        backend(child, { status: grouping, planTime: TIMES }),
      );
      expect(named()).toEqual([]);
    },
  );
});
