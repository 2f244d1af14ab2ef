import { act } from 'react';
import type { CallEntry } from '@/contract/define';
import { ok } from '@/contract/errors';
import type { RouteName } from '@/contract/routes';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import ShiftClassCenter from '@/pages/stepup/shift-class-center';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { PLAN_TIME, STEP_UP, stepUpApi } from '../../support/fakes/step-up';
import { openScreen } from '../support/open-screen';
import { aClass, resources } from './choosing';

const { y, n } = StepUpType;
const { waiting, grouping, complete } = StepUpStatus;

const backend = (info: Partial<StepUpInfo>, recommended = [aClass(1)]): FakeApi =>
  stepUpApi(info).on(stepupCalls.listStepUpResources, resources({ recommend: recommended }));

afterEach(() => jest.restoreAllMocks());

/** `led`: route names navigated to, without loading the pages. */
async function open(api: FakeApi) {
  const led: RouteName[] = [];
  const screen = await openScreen('furtherShiftClassCenter', ShiftClassCenter, {
    ...{ user: TEST_USER, student: OFFICIAL, api },
    prepare: ({ app }) =>
      jest.spyOn(app.router, 'replace').mockImplementation(async (name) => void led.push(name)),
  });
  return { ...screen, led };
}

const CLASSES = ['furtherShiftClassCenterFurtherShiftClass'];
const TIMES = ['furtherShiftClassCenterFurtherChoiceTime'];
const ARRANGEMENT = ['furtherEducation'];

const ASKED = [
  stepupCalls.checkStepUpResources,
  stepupCalls.getH5UpdateStatus,
  stepupCalls.listStepUpResources,
];
const askedBy = (api: FakeApi): string[] =>
  api.sent.flatMap(({ call }) => (ASKED.includes(call as never) ? [call.path.split('/').at(-1) ?? ''] : []));

describe('the centre where a class is chosen', () => {
  test('leads type Y to the classes where the flag is on', async () => {
    const screen = await open(backend({ type: y, status: waiting }));
    expect(screen.led).toEqual(CLASSES);
    expect(askedBy(screen.api)).toEqual(['check', 'getH5UpdateStatus', 'list']);
    expect(screen.api.requests(stepupCalls.getH5UpdateStatus)).toEqual([{ user_id: 42 }]);
    expect(screen.api.requests(stepupCalls.listStepUpResources)).toEqual([
      { catePid: 5, cateSid: STEP_UP.newStepId, oldCycle: STEP_UP.oldCycle },
    ]);
  });

  test('leads type N to the classes of its planned step, and asks for no flag', async () => {
    const screen = await open(backend({ type: n, status: waiting }));
    expect(screen.led).toEqual(CLASSES);
    expect(askedBy(screen.api)).toEqual(['check', 'list']);
    expect(screen.api.requests(stepupCalls.listStepUpResources)[0]?.cateSid).toBe(STEP_UP.planStepId);
  });

  test('leads to the times where nothing is recommended', async () => {
    const screen = await open(backend({ type: n, status: waiting }, []));
    expect(screen.led).toEqual(TIMES);
  });

  test('leads on a parent who waits for a class without times, open or not', async () => {
    const closed = backend({ status: grouping }).onRefusal(stepupCalls.checkStepUpResources, '201', '');
    const screen = await open(closed);
    expect(screen.led).toEqual(TIMES);
    expect(askedBy(screen.api)).toEqual(['check']);
    const garbled = await open(backend({ status: grouping, planTime: '{' }));
    expect(garbled.led).toEqual(CLASSES);
  });

  test('asks for no classes where there is no category, and lets times be named', async () => {
    const screen = await open(backend({ status: grouping, planCateId: 0 }));
    expect(screen.led).toEqual(TIMES);
    expect(askedBy(screen.api)).toEqual([]);
  });

  test.each<[string, Partial<StepUpInfo>, string[]]>([
    ['that is complete', { status: complete }, []],
    ['with times', { status: grouping, planTime: PLAN_TIME }, []],
    ['of type 1', { type: StepUpType.other }, []],
    ['without a category', { planCateId: 0 }, []],
  ])('leads a step-up %s back to the arrangement', async (_what, info, asked) => {
    const screen = await open(backend(info));
    expect(screen.led).toEqual(ARRANGEMENT);
    expect(askedBy(screen.api)).toEqual(asked);
  });

  test('leads back where the flag is off, or the child may not choose', async () => {
    const off = backend({ type: y }).on(stepupCalls.getH5UpdateStatus, { status: '0' });
    const screen = await open(off);
    expect(screen.led).toEqual(ARRANGEMENT);
    const closed = backend({ type: n }).onRefusal(stepupCalls.checkStepUpResources, '201', '');
    const other = await open(closed);
    expect(other.led).toEqual(ARRANGEMENT);
  });

  test('leads a child without a step-up back, where that is said', async () => {
    const screen = await open(stepUpApi().onRefusal(stepupCalls.getStepUpInfo, '201', ''));
    expect(screen.led).toEqual(ARRANGEMENT);
  });

  test.each<[string, CallEntry, (api: FakeApi) => FakeApi]>([
    ['the step-up', stepupCalls.getStepUpInfo, (api) => api.on(stepupCalls.getStepUpInfo, STEP_UP)],
    [
      'whether it is open',
      stepupCalls.checkStepUpResources,
      (api) => api.on(stepupCalls.checkStepUpResources, null),
    ],
    [
      'the flag',
      stepupCalls.getH5UpdateStatus,
      (api) => api.on(stepupCalls.getH5UpdateStatus, { status: '1' }),
    ],
    [
      'the classes',
      stepupCalls.listStepUpResources,
      (api) => api.on(stepupCalls.listStepUpResources, resources()),
    ],
  ])('says that %s failed, and loads again on retry', async (_what, call, heal) => {
    const api = backend({ type: y }).onFailure(call, { kind: 'network' });
    const screen = await open(api);
    expect(screen.led).toEqual([]);
    expect(screen.hasText('网络异常')).toBe(true);
    heal(api);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.led).toEqual(CLASSES);
  });

  test('leads nowhere who has left meanwhile', async () => {
    const api = backend({ type: n });
    const release = api.onHold(stepupCalls.getStepUpInfo);
    const screen = await open(api);
    screen.platform.navigation.place = { path: '/', query: {} };
    await act(async () => release(ok({ ...STEP_UP, type: n })));
    await screen.settle();
    expect(screen.led).toEqual([]);
  });

  test('shows whose step-up it is while it looks', async () => {
    const api = backend({});
    api.onHold(stepupCalls.getStepUpInfo);
    const screen = await open(api);
    expect(screen.hasText('用户ID：42')).toBe(true);
    expect(screen.hasText('138****0001')).toBe(true);
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(0);
  });
});
