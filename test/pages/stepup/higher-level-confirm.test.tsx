import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpStatus } from '@/contract/stepup/values';
import { fail, ok } from '@/contract/errors';
import HigherLevelOriginal from '@/pages/stepup/higher-level-original';
import HigherLevelSelectTime from '@/pages/stepup/select-time';
import HigherLevelWaiting from '@/pages/stepup/higher-level-waiting';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi } from '../../support/fakes/higher-level';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const parent = { user: TEST_USER, student: OFFICIAL };
const open = (api: FakeApi = higherLevelApi()) =>
  openScreen('higherLevelWaiting', HigherLevelWaiting, { api, ...parent });
const CONFIRM = '确认新学年安排';
const CONFIRMED = '您已成功确认新学年课程安排。豌豆精灵在新学年等着你到来！';
const completed = { how: 'replace', url: '/pages/stepup/higher-level-completed/index' };

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

describe('an arrangement that waits for the parent', () => {
  it('shows step, times, teacher and what is left, the old times beside the new ones', async () => {
    const api = higherLevelApi().on(stepupCalls.getTeacherBaseInfo, {
      ...{ nickname: '林小雨', avatar: '', teacherCode: 'T-7' },
      ...{ parentalSatisfaction: '99%', teachingYear: '6年' },
    });
    const { hasText } = await open(api);
    for (const text of [
      'S2 升到 S3',
      '现在的上课时间周二 18:30、周五 18:30',
      '新学年上课时间周三 19:00、周六 9:00',
      '11月28日 18:30',
      '30.3课时',
      '林小雨',
      '家长满意度 99%',
      '教龄 6年',
    ]) {
      expect([text, hasText(text)]).toEqual([text, true]);
    }
  });

  it('is confirmed once, reported to the operator, and leads to the result', async () => {
    const { api, tap, hasText, platform, tracker } = await open();
    await tap(CONFIRM);
    expect(tracker.payloads('step_up_answer')).toEqual([
      { user: 'Y user', answer: 'confirm', passed: true, code: '' },
    ]);
    expect(api.requests(stepupCalls.confirmStepUp)).toEqual([
      { student_id: 42, operator_id: 42, operator: '豆豆' },
    ]);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([{ user_id: 42 }]);
    expect([hasText(CONFIRMED), platform.navigation.moves]).toEqual([true, []]);
    await tap('知道了');
    expect(platform.navigation.moves).toEqual([completed]);
  });

  it('cannot be confirmed a second time behind the words that it was', async () => {
    const { api, tap, byText } = await open();
    await tap(CONFIRM);
    await tap(byText(CONFIRM));
    expect(api.requests(stepupCalls.confirmStepUp)).toHaveLength(1);
  });

  it('waits for an answer that is slow', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.confirmStepUp);
    const { tap, byText, hasText, settle } = await open(api);
    await tap(CONFIRM);
    await tap(byText(CONFIRM));
    expect([api.requests(stepupCalls.confirmStepUp).length, hasText(CONFIRMED)]).toEqual([1, false]);
    release(ok(null));
    await settle();
    expect(hasText(CONFIRMED)).toBe(true);
  });

  it('that the server refuses says why, with the contacts, and refreshes the state', async () => {
    const api = higherLevelApi().onRefusal(stepupCalls.confirmStepUp, '201', '新学年的课程已经安排好了');
    const { tap, hasText, platform, toasts } = await open(api);
    await tap(CONFIRM);
    expect(hasText('新学年的课程已经安排好了')).toBe(true);
    expect(hasText('如有疑问请点击【通知班主任】，在24小时内班主任将与您联系')).toBe(true);
    await tap('通知班主任');
    expect(toasts).toEqual(['班主任在24小时内将与您联系']);
    api.on(stepupCalls.getHigherLevelInfo, aStepUp({ status: StepUpStatus.complete }));
    await tap('知道了');
    expect(platform.navigation.moves).toEqual([completed]);
    expect(api.requests(stepupCalls.adminCallback)).toEqual([]);
  });

  it.each([
    ['the network is away', { kind: 'network' }],
    ['the server has another reason', { kind: 'business', code: '500', message: '请稍后再试' }],
  ] as const)('may be confirmed again when %s', async (_why, error) => {
    const api = higherLevelApi().onFailure(stepupCalls.confirmStepUp, error);
    const { tap, hasText, toasts } = await open(api);
    await tap(CONFIRM);
    expect([toasts.length, hasText('林小雨')]).toEqual([1, true]);
    api.on(stepupCalls.confirmStepUp, null);
    await tap(CONFIRM);
    expect(hasText(CONFIRMED)).toBe(true);
  });

  it('of a parent who has left meanwhile goes to no other', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.confirmStepUp);
    const { tap, platform, settle, hasText } = await open(api);
    await tap(CONFIRM);
    release(fail({ kind: 'stale' }));
    await settle();
    expect([hasText(CONFIRMED), platform.navigation.moves]).toEqual([false, []]);
  });
});

describe('another class or time', () => {
  const OTHER = '换个班级或时间';

  it('is offered where the learning partner lets the parent choose', async () => {
    const api = higherLevelApi()
      .on(stepupCalls.getUpdateStatus, { status: '1' })
      .on(stepupCalls.getRecommendedClasses, { detail: null, list: [] });
    const { tap, platform } = await open(api);
    await tap(OTHER);
    expect(platform.navigation.moves).toEqual([{ how: 'push', url: '/pages/stepup/select-class/index' }]);
  });

  it('waits for the learning partner only on the page where the parent chooses', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.getUpdateStatus);
    const waiting = await open(api);
    expect([waiting.hasText(CONFIRM), waiting.hasText(OTHER)]).toEqual([true, false]);
    const choosing = await openScreen('higherLevelSelectTime', HigherLevelSelectTime, { api, ...parent });
    expect([choosing.platform.navigation.moves, choosing.allByClass('skeleton').length > 0]).toEqual([
      [],
      true,
    ]);
    release(ok({ status: '0' }));
    await choosing.settle();
    expect(choosing.platform.navigation.moves).toEqual([
      { how: 'replace', url: '/pages/stepup/higher-level-waiting/index' },
    ]);
  });

  it('is not, where it does not or the operator has switched it off', async () => {
    expect((await open()).hasText(OTHER)).toBe(false);
    const off = { turnOn: false };
    const on = { turnOn: true };
    const api = higherLevelApi()
      .on(stepupCalls.getUpdateStatus, { status: '1' })
      .on(stepupCalls.getFeatureSwitches, [on, on, on, on, on, off]);
    const { hasText, tap } = await open(api);
    expect(hasText(OTHER)).toBe(false);
    await tap('有疑问，联系我们');
    expect(hasText('联系班主任')).toBe(true);
  });
});

describe('what the operator has switched off', () => {
  it('does not show', async () => {
    const switches = Array.from({ length: 7 }, () => ({ turnOn: false }));
    const { hasText } = await open(higherLevelApi().on(stepupCalls.getFeatureSwitches, switches));
    expect([hasText('新学年的老师'), hasText('第一节课'), hasText('上课时间')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([hasText('S2 升到 S3'), hasText('各科在用课时'), hasText(CONFIRM)]).toEqual([true, true, true]);
  });
});

describe('the old class that steps up as it is', () => {
  it('shows its times once, and is confirmed like any other', async () => {
    const api = higherLevelApi(aStepUp({ newCycle: aStepUp().oldCycle }));
    const { tap, hasText, platform } = await openScreen('higherLevelOriginal', HigherLevelOriginal, {
      api,
      ...parent,
    });
    expect([hasText('上课时间周二 18:30、周五 18:30'), hasText('现在的上课时间')]).toEqual([true, false]);
    await tap(CONFIRM);
    await tap('知道了');
    expect(platform.navigation.moves).toEqual([completed]);
  });
});
