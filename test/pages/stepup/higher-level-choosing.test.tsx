import { act, type ComponentType } from 'react';
import type { RouteName } from '@/contract/routes';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import SelectClass from '@/pages/stepup/select-class';
import SelectTime from '@/pages/stepup/select-time';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi, TIMES } from '../../support/fakes/higher-level';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import {
  aClass,
  CHOOSE_1,
  endedAt,
  joins,
  keeps,
  labelled,
  led,
  pick,
  resources,
  staysHere,
  WEEK,
} from './choosing';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

/** No class is kept for the child yet: a class or times must be chosen. */
const backend = (change: Partial<StepUpInfo> = {}) =>
  higherLevelApi(aStepUp({ type: StepUpType.n, ...change }))
    .on(stepupCalls.getRecommendedClasses, { detail: aClass(1), list: [aClass(1)] })
    .on(stepupCalls.listStepUpResources, resources())
    .on(stepupCalls.keepStepUpResources, null)
    .on(stepupCalls.changeClass, null)
    .on(stepupCalls.getSelectTime, { week: WEEK, time: ['9:00', '18:00', '18:30'] })
    .on(stepupCalls.submitPlanTime, null);

const open = (name: RouteName, Page: ComponentType, api = backend(), query = {}) =>
  openScreen(name, Page, {
    ...{ user: TEST_USER, student: OFFICIAL, api, query },
    prepare: staysHere,
  });

const openClasses = (api = backend()) => open('higherLevelSelectClass', SelectClass, api);
const openTimes = (api = backend(), query = {}) => open('higherLevelSelectTime', SelectTime, api, query);

describe('a class of the higher level', () => {
  test('is chosen as elsewhere, with what the gate knows, and leads back to the higher level', async () => {
    const screen = await openClasses();
    expect(screen.hasText('有适合孩子的班级')).toBe(true);
    expect(screen.api.requests(stepupCalls.getStepUpInfo)).toEqual([]);
    expect(keeps(screen.api)).toBe(1);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    expect(joins(screen.api)).toHaveLength(1);
    expect(endedAt(screen)).toEqual([['higherLevel']]);
  });

  test('that does not suit leads to the times of the higher level', async () => {
    const screen = await openClasses();
    await screen.tap('都不合适，提交意向时间');
    expect(led(screen)).toEqual([['higherLevelSelectTime', { from: 'classes' }]]);
  });

  test('is closed to a parent who has named times and waits for a class', async () => {
    const screen = await openClasses(backend({ status: StepUpStatus.grouping, planTime: TIMES }));
    expect(led(screen)).toEqual([['higherLevelGrouping']]);
  });

  test('is not shown where it is not open to the child, and no seat is held', async () => {
    const screen = await openClasses(backend({ status: StepUpStatus.complete }));
    expect(led(screen)).toEqual([['higherLevelCompleted']]);
    expect(screen.api.requests(stepupCalls.listStepUpResources)).toEqual([]);
  });
});

describe('times of the higher level', () => {
  test('are sent as elsewhere, and lead back to the higher level', async () => {
    const screen = await openTimes();
    expect(screen.hasText('告诉我们什么时间方便')).toBe(true);
    await pick(screen, { 0: '周二', 1: '18:30', 2: '周日', 3: '18:00' });
    await screen.tap('提交意向时间');
    await screen.tap('确认提交');
    expect(screen.api.requests(stepupCalls.submitPlanTime)).toHaveLength(1);
    expect(endedAt(screen)).toEqual([['higherLevel']]);
  });

  test('lead back to the classes of the higher level for a parent who came from there', async () => {
    const screen = await openTimes(backend(), { from: 'classes' });
    await screen.tap(screen.byClass('top-bar__button--back'));
    expect(led(screen)).toEqual([['higherLevelSelectClass']]);
  });

  test('are named once: a parent who waits for a class is led to what happens next', async () => {
    const screen = await openTimes(backend({ status: StepUpStatus.grouping, planTime: TIMES }));
    expect(led(screen)).toEqual([['higherLevelGrouping']]);
    expect(screen.api.requests(stepupCalls.getSelectTime)).toEqual([]);
  });

  test('of a session that is over show nothing of it any more', async () => {
    const screen = await openTimes();
    await act(async () => screen.app.session.clear());
    await screen.settle();
    expect(screen.allByClass('time-choice__value')).toEqual([]);
  });
});
