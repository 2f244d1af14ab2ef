import { act } from 'react';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { FakeApi } from '../../support/fakes/fake-api';
import { PLAN_TIME, STEP_UP } from '../../support/fakes/step-up';
import type { OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { endedAt, led, openTimes, pick, timesApi, values } from './choosing';

const { adminCallback, submitPlanTime } = stepupCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const sent = (api: FakeApi) =>
  api.requests(submitPlanTime).map(({ plan_time }) => JSON.parse(plan_time) as unknown);

describe('submitting times', () => {
  const both = async (screen: OpenedScreen) => {
    await pick(screen, { 0: '周二', 1: '18:30', 2: '周日', 3: '18:00' });
    await screen.tap('提交意向时间');
  };

  test('asks for one at least', async () => {
    const screen = await openTimes();
    await screen.tap('提交意向时间');
    expect(screen.toasts).toEqual(['请选择意向时间~']);
    expect(screen.hasText('确认提交')).toBe(false);
  });

  test('names the row that is not chosen', async () => {
    const screen = await openTimes(timesApi({ planTime: PLAN_TIME }));
    await screen.tap('添加一组时间');
    await screen.tap('提交意向时间');
    expect(screen.toasts).toEqual(['第2条未选择意向时间~']);
  });

  test('refuses two lessons of one day that were applied for before', async () => {
    const planTime = '[[{"w":2,"h":18,"m":30},{"w":2,"h":19,"m":0}]]';
    const screen = await openTimes(timesApi({ planTime }));
    await screen.tap('提交意向时间');
    expect(screen.toasts).toEqual(['不可选择相同的“周二”时间']);
  });

  test('reads the times back before anything is sent', async () => {
    const screen = await openTimes();
    await both(screen);
    expect(screen.allByClass('time-choice__read').map(({ textContent }) => textContent)).toEqual([
      '第1条：周二 18:30、周日 18:00',
    ]);
    await screen.tap('取消');
    expect(sent(screen.api)).toEqual([]);
    expect(values(screen)).toEqual(['周二 18:30、周日 18:00']);
  });

  test('sends pairs of numbers once, reports to the operator’s system, and leads on', async () => {
    const api = timesApi();
    const release = api.onHold(submitPlanTime);
    const screen = await openTimes(api);
    await both(screen);
    await screen.tap('确认提交');
    await screen.tap('确认提交');
    expect(sent(api)).toEqual([
      [
        [
          { w: 2, h: 18, m: 30 },
          { w: 7, h: 18, m: 0 },
        ],
      ],
    ]);
    expect(api.requests(submitPlanTime)[0]).toMatchObject({
      ...{ student_id: 42, operator_id: 42, operator: '豆豆', plan_step_id: STEP_UP.newStepId },
    });
    await act(async () => release(ok(null)));
    await screen.settle();
    expect(api.requests(adminCallback)).toEqual([{ user_id: 42 }]);
    expect(endedAt(screen)).toEqual([['furtherEducation']]);
    expect(screen.tracker.payloads('step_up_choice')).toEqual([{ page: 'grouping', passed: true, code: '' }]);
  });

  test('sends the former times again as they are', async () => {
    const screen = await openTimes(timesApi({ planTime: PLAN_TIME }));
    await screen.tap('提交意向时间');
    await screen.tap('确认提交');
    expect(sent(screen.api)).toEqual([JSON.parse(PLAN_TIME)]);
  });

  test('explains the server’s no, and keeps what was picked', async () => {
    const api = timesApi().onRefusal(submitPlanTime, '201', '意向时间已经提交过了');
    const screen = await openTimes(api);
    await both(screen);
    await screen.tap('确认提交');
    expect(screen.hasText('意向时间已经提交过了')).toBe(true);
    expect(screen.hasText('如有疑问请点击【通知班主任】，在24小时内班主任将与您联系')).toBe(true);
    await screen.tap('知道了');
    expect(values(screen)).toEqual(['周二 18:30、周日 18:00']);
    expect(led(screen)).toEqual([]);
    expect(api.requests(adminCallback)).toEqual([]);
  });

  test('says any other no in passing', async () => {
    const screen = await openTimes(timesApi().onRefusal(submitPlanTime, '500', '系统繁忙'));
    await both(screen);
    await screen.tap('确认提交');
    expect(screen.toasts).toEqual(['系统繁忙']);
    expect(values(screen)).toEqual(['周二 18:30、周日 18:00']);
  });

  test('can be sent again after no answer', async () => {
    const api = timesApi().onFailure(submitPlanTime, { kind: 'timeout' });
    const screen = await openTimes(api);
    await both(screen);
    await screen.tap('确认提交');
    expect(screen.byClass('form-footer__failure').textContent).toBe('网络超时，请检查网络');
    api.on(submitPlanTime, null);
    await screen.tap('再次提交');
    await screen.tap('确认提交');
    expect(sent(api)).toHaveLength(2);
    expect(endedAt(screen)).toEqual([['furtherEducation']]);
  });
});
