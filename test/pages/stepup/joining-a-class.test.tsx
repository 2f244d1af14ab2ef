import { act } from 'react';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import type { FakeApi } from '../../support/fakes/fake-api';
import { PLAN_TIME, STEP_UP } from '../../support/fakes/step-up';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { restBetweenTaps } from '../support/rest-between-taps';
import {
  CHOOSE_1,
  aClass,
  classesApi,
  joins,
  keeps,
  labelled,
  endedAt,
  led,
  openClasses,
  resources,
} from './choosing';

const { changeClass, keepStepUpResources, listStepUpResources, adminCallback } = stepupCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const LOST = '为孩子保留的名额已经到期，您仍可以重新查看还有名额的班级';

describe('joining a class', () => {
  test('asks first, and can be thought over', async () => {
    const screen = await openClasses();
    await screen.tap(labelled(CHOOSE_1));
    expect(screen.hasText('确定加入这个班级吗？')).toBe(true);
    await screen.tap('取消');
    expect(joins(screen.api)).toEqual([]);
  });

  test('is sent once, reported to the operator’s system, and leads back without a link into this page', async () => {
    const api = classesApi();
    const release = api.onHold(changeClass);
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    await screen.advance(1000);
    await screen.tap('确定加入');
    expect(joins(api)).toEqual([
      { student_id: 42, class_id: 1, plan_step_id: STEP_UP.newStepId, operator_id: 42, operator: '豆豆' },
    ]);
    await act(async () => release(ok(null)));
    await screen.settle();
    expect(api.requests(adminCallback)).toEqual([{ user_id: 42 }]);
    expect(endedAt(screen)).toEqual([['furtherEducation']]);
    expect(screen.toasts).toEqual(['已为孩子选好班级']);
    const kept = keeps(api);
    await screen.advance(60_000);
    expect(keeps(api)).toBe(kept);
    expect(screen.tracker.payloads('step_up_choice')).toEqual([{ page: 'transfer', passed: true, code: '' }]);
  });

  test('leads on no parent who has left meanwhile', async () => {
    const api = classesApi();
    const release = api.onHold(changeClass);
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    screen.platform.navigation.place = { path: '/', query: {} };
    await act(async () => release(ok(null)));
    await screen.settle();
    expect(led(screen)).toEqual([]);
    expect(screen.toasts).toEqual(['已为孩子选好班级']);
  });

  test('says when the seat was taken, with the contacts of the homeroom teacher, and shows what is left', async () => {
    const api = classesApi().onRefusal(changeClass, '201', '这个班的名额刚刚被其他家长选走了');
    const screen = await openClasses(api);
    api.on(listStepUpResources, resources({ recommend: [aClass(2)], all: [aClass(2), aClass(3)] }));
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    for (const text of [
      '这个班的名额刚刚被其他家长选走了',
      '如有疑问请点击【通知班主任】，在24小时内班主任将与您联系',
      '通知班主任',
      '刚才选的班级已经没有名额了，下面是还可以选的班级',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.allByClass('class-card')).toHaveLength(1);
    expect(led(screen)).toEqual([]);
    expect(api.requests(adminCallback)).toEqual([]);
    expect(screen.tracker.payloads('step_up_choice')[0]).toMatchObject({ passed: false, code: '201' });
  });

  test('has no contact of a homeroom teacher where there is none', async () => {
    const api = classesApi({}, { headMasterId: 0 }).onRefusal(changeClass, '201', '名额已满');
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    expect(screen.hasText('名额已满')).toBe(true);
    expect(screen.hasText('通知班主任')).toBe(false);
  });

  test('says any other no in passing, and the question stays', async () => {
    const api = classesApi().onRefusal(changeClass, '500', '系统繁忙');
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    expect(screen.toasts).toEqual(['系统繁忙']);
    expect(screen.hasText('确定加入这个班级吗？')).toBe(true);
    expect(api.requests(listStepUpResources)).toHaveLength(1);
  });

  test('can be sent again after no answer', async () => {
    const api = classesApi().onFailure(changeClass, { kind: 'network' });
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    expect(screen.hasText('加入班级失败：网络异常')).toBe(true);
    api.on(changeClass, null);
    await screen.tap('再试一次');
    expect(joins(api)).toHaveLength(2);
    expect(endedAt(screen)).toEqual([['furtherEducation']]);
  });

  test('refreshes the state after a refusal: a child with a class by now sees it', async () => {
    const api = classesApi().onRefusal(changeClass, '201', '新学年的课程已经安排好了');
    const screen = await openClasses(api);
    api.on(stepupCalls.getStepUpInfo, { ...STEP_UP, status: StepUpStatus.complete });
    await screen.tap(labelled(CHOOSE_1));
    await screen.tap('确定加入');
    expect(screen.hasText('孩子新学年的班级已经安排好了')).toBe(true);
    expect(keeps(api)).toBe(1);
  });
});

describe('the seats of the page', () => {
  test('are kept while it is seen, and no longer than it is there', async () => {
    const screen = await openClasses();
    expect(keeps(screen.api)).toBe(1);
    await screen.advance(10_000);
    expect(keeps(screen.api)).toBe(2);
    screen.close();
    screen.time.advance(60_000);
    expect(keeps(screen.api)).toBe(2);
  });

  test('are not taken up by an answer that comes after the page was left', async () => {
    const api = classesApi();
    const release = api.onHold(listStepUpResources);
    const screen = await openClasses(api);
    screen.close();
    await act(async () => release(ok(resources())));
    screen.time.advance(60_000);
    expect(keeps(api)).toBe(0);
  });

  test('wait while the app is in the background, and are asked for at once when it is back', async () => {
    const screen = await openClasses();
    await act(async () => screen.platform.setVisible(false));
    await screen.advance(25_000);
    expect(keeps(screen.api)).toBe(1);
    await act(async () => screen.platform.setVisible(true));
    expect(keeps(screen.api)).toBe(2);
  });

  test('wait behind another page, too', async () => {
    const screen = await openClasses();
    await leaveAndComeBack(screen, () => screen.time.advance(25_000));
    expect(keeps(screen.api)).toBe(2);
  });

  test('that are lost show a notice: nothing is closed, and the list can be refreshed', async () => {
    const api = classesApi();
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    api.onRefusal(keepStepUpResources, '201', '为孩子保留的名额已经到期');
    await screen.advance(10_000);
    expect(screen.hasText(LOST)).toBe(true);
    expect(screen.hasText('确定加入这个班级吗？')).toBe(true);
    expect(screen.allByClass('class-card')).toHaveLength(3);
    await screen.tap('取消');
    api.on(keepStepUpResources, null);
    await screen.tap('重新查看');
    expect(screen.hasText(LOST)).toBe(false);
    expect(api.requests(listStepUpResources)).toHaveLength(2);
    await screen.advance(10_000);
    expect(keeps(api)).toBe(4);
  });

  test('are held again with every list, and extended again', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    expect(keeps(screen.api)).toBe(2);
    await screen.advance(10_000);
    expect(keeps(screen.api)).toBe(3);
  });
});

describe('a page of classes that is over', () => {
  test.each<[string, Partial<StepUpInfo>]>([
    ['as it is arranged', { status: StepUpStatus.complete }],
    ['as there is no category', { planCateId: 0 }],
    ['as the teacher arranges the year', { type: StepUpType.other }],
    ['as times were named', { status: StepUpStatus.grouping, planTime: PLAN_TIME }],
  ])('%s leads to the arrangement, and holds no seat', async (_why, info) => {
    const screen = await openClasses(classesApi({}, info));
    expect(screen.hasText('都不合适，提交意向时间')).toBe(false);
    expect(screen.api.requests(listStepUpResources)).toEqual([]);
    expect(led(screen)).toEqual([['furtherEducation']]);
  });

  test.each<[string, (api: FakeApi) => FakeApi]>([
    [
      'as the operator lets no class be chosen',
      (api) => api.onRefusal(stepupCalls.checkStepUpResources, '201', ''),
    ],
    ['as it is not open yet', (api) => api.on(stepupCalls.getH5UpdateStatus, { status: '0' })],
    ['as there is no step-up', (api) => api.onRefusal(stepupCalls.getStepUpInfo, '201', '')],
  ])('%s leads to the arrangement, too', async (_why, change) => {
    const screen = await openClasses(change(classesApi()));
    expect(screen.api.requests(listStepUpResources)).toEqual([]);
    expect(led(screen)).toEqual([['furtherEducation']]);
  });

  test('because the choice was made elsewhere says so, and leads on', async () => {
    const api = classesApi().onRefusal(stepupCalls.changeClass, '201', '已经安排好了');
    const screen = await openClasses(api);
    await screen.tap(labelled(CHOOSE_1));
    api.on(stepupCalls.getStepUpInfo, { ...STEP_UP, status: StepUpStatus.complete });
    await screen.tap('确定加入');
    await screen.advance(1000);
    expect(screen.hasText('孩子新学年的班级已经安排好了')).toBe(true);
    await screen.tap('查看新学年安排');
    expect(led(screen)).toEqual([['furtherEducation']]);
  });

  test('with its session shows nothing of it any more', async () => {
    const screen = await openClasses();
    await screen.tap(labelled(CHOOSE_1));
    await act(async () => screen.app.session.clear());
    await screen.advance(30_000);
    expect(screen.allByClass('class-card')).toEqual([]);
    expect(keeps(screen.api)).toBe(1);
  });
});
