import { act } from 'react';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { PLAN_TIME } from '../../support/fakes/step-up';
import type { OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import {
  NONE,
  WEEK,
  firstRow,
  labelled,
  led,
  openTimes,
  pick,
  resources,
  timesApi,
  values,
} from './choosing';

const { getSelectTime } = stepupCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

describe('the rows of preferred times', () => {
  test('begin with one that is not chosen', async () => {
    const screen = await openTimes();
    expect(values(screen)).toEqual([NONE]);
    expect(screen.tracker.payloads('step_up_choice_show')).toEqual([{ page: 'grouping', user: 'Y user' }]);
  });

  test('begin with the times that were applied for before', async () => {
    const screen = await openTimes(timesApi({ planTime: PLAN_TIME }));
    expect(values(screen)).toEqual(['周二 18:30、周五 18:00']);
  });

  test('start with an empty one where the former ones are garbage', async () => {
    const screen = await openTimes(timesApi({ planTime: '[{"w":' }));
    expect(values(screen)).toEqual([NONE]);
  });

  test('are picked in four columns', async () => {
    const screen = await openTimes();
    await pick(screen, { 0: '周二', 1: '18:30', 2: '周日', 3: '18:00' });
    expect(values(screen)).toEqual(['周二 18:30、周日 18:00']);
    expect(
      screen.allByClass('column-sheet__column').map((column) => column.getAttribute('aria-label')),
    ).toEqual([...['第一节星期', '第一节时间', '第二节星期', '第二节时间']]);
  });

  test('lose no choice when all four are tapped without a pause', async () => {
    const screen = await openTimes();
    await screen.tap(firstRow());
    const columns = screen.allByClass('column-sheet__column');
    await act(async () => {
      for (const [column, row] of [5, 2, 6, 1].entries()) {
        columns[column]?.children[row]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      screen.byText('确定').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await screen.settle();
    expect(values(screen)).toEqual(['周六 18:30、周日 18:00']);
  });

  test('take no two lessons of one day, and lose nothing of what was picked', async () => {
    const screen = await openTimes();
    await pick(screen, { 0: '周三', 1: '18:30', 2: '周三' });
    expect(screen.toasts).toEqual(['不可选择相同的“周三”时间']);
    expect(values(screen)).toEqual([NONE]);
    const marked = screen.allByClass('column-sheet__option--chosen').map(({ textContent }) => textContent);
    expect(marked).toEqual(['周三', '18:30', '周三', '9:00']);
  });

  test('are five at most: adding another one is hidden then, and back when one is removed', async () => {
    const screen = await openTimes();
    for (let more = 0; more < 4; more += 1) await screen.tap('添加一组时间');
    expect(values(screen)).toHaveLength(5);
    expect(screen.hasText('添加一组时间')).toBe(false);
    await screen.tap(labelled('删除第5条'));
    expect(values(screen)).toHaveLength(4);
    expect(screen.hasText('添加一组时间')).toBe(true);
  });

  test('that are deleted take nothing of the others along, and the last one is emptied', async () => {
    const screen = await openTimes(timesApi({ planTime: PLAN_TIME }));
    await screen.tap('添加一组时间');
    await screen.tap(labelled('删除第2条'));
    expect(values(screen)).toEqual(['周二 18:30、周五 18:00']);
    await screen.tap(labelled('删除第1条'));
    expect(values(screen)).toEqual([NONE]);
  });
});

describe('the page of preferred times', () => {
  const back = (screen: OpenedScreen) => screen.tap(screen.byClass('top-bar__button--back'));

  test('leads back to the classes for a parent who came from there', async () => {
    const screen = await openTimes(timesApi(), { from: 'classes' });
    await back(screen);
    expect(led(screen)).toEqual([['furtherShiftClassCenterFurtherShiftClass']]);
  });

  test('leads one page back for everybody else', async () => {
    const screen = await openTimes(timesApi(), { from: 'javascript:alert(1)' });
    screen.platform.navigation.pages = 2;
    await back(screen);
    expect(led(screen)).toEqual([]);
    expect(screen.platform.navigation.last?.how).toBe('back');
  });

  test('asks before picked times are lost', async () => {
    const screen = await openTimes(timesApi(), { from: 'classes' });
    await screen.tap('添加一组时间');
    await back(screen);
    expect(screen.hasText('离开此页？')).toBe(true);
    await screen.tap('继续编辑');
    expect(led(screen)).toEqual([]);
    expect(values(screen)).toHaveLength(2);
  });

  test('offers a contact: the homeroom teacher where there is one', async () => {
    const screen = await openTimes();
    await screen.tap('没有合适的时间？联系我们');
    expect(screen.hasText('通知班主任')).toBe(true);
    const without = await openTimes(timesApi({ headMasterId: 0 }));
    await without.tap('没有合适的时间？联系我们');
    expect(without.hasText('通知班主任')).toBe(false);
    expect(without.hasText('在线咨询')).toBe(true);
  });

  test('can be loaded again where its times failed', async () => {
    const screen = await openTimes(timesApi().onFailure(getSelectTime, { kind: 'network' }));
    expect(screen.hasText('网络异常')).toBe(true);
    screen.api.on(getSelectTime, { week: WEEK, time: ['9:00'] });
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(values(screen)).toEqual([NONE]);
  });

  test('says when there are no times to choose from yet', async () => {
    const screen = await openTimes(
      timesApi().on(getSelectTime, { week: ['Monday', '周一'], time: ['9:00'] }),
    );
    expect(screen.hasText('可选的上课时间还在准备中，请稍后再来')).toBe(true);
    expect(screen.hasText('提交意向时间')).toBe(false);
    screen.api.on(getSelectTime, { week: WEEK, time: ['9:00'] });
    await screen.tap('重新查看');
    expect(values(screen)).toEqual([NONE]);
  });

  test.each<[string, Partial<StepUpInfo>]>([
    ['arranged', { status: StepUpStatus.complete }],
    ['the teacher’s business', { type: StepUpType.other }],
    ['waited for by the times', { status: StepUpStatus.grouping, planTime: PLAN_TIME }],
  ])('that is over, as the year is %s, leads to the arrangement', async (_why, info) => {
    const screen = await openTimes(timesApi(info));
    expect(screen.hasText('提交意向时间')).toBe(false);
    expect(led(screen)).toEqual([['furtherEducation']]);
  });

  test('leads to the classes where some are recommended, unless the parent comes from there', async () => {
    const api = () => timesApi().on(stepupCalls.listStepUpResources, resources());
    expect(led(await openTimes(api()))).toEqual([['furtherShiftClassCenterFurtherShiftClass']]);
    const beside = await openTimes(api(), { from: 'classes' });
    expect([led(beside), values(beside)]).toEqual([[], [NONE]]);
    expect(beside.api.requests(stepupCalls.listStepUpResources)).toEqual([]);
  });

  test('needs no category while a class is formed', async () => {
    const screen = await openTimes(timesApi({ planCateId: 0, status: StepUpStatus.grouping }));
    expect(values(screen)).toEqual([NONE]);
    expect(screen.tracker.payloads('step_up_choice_show')).toEqual([{ page: 'grouping', user: 'Y user' }]);
  });

  test('of a session that is over shows nothing of it any more', async () => {
    const screen = await openTimes(timesApi({ planTime: PLAN_TIME }));
    await act(async () => screen.app.session.clear());
    await screen.settle();
    expect(values(screen)).toEqual([]);
  });
});
