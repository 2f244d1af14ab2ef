import { SubjectCode } from '@/contract/courses/values';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { profileCalls } from '@/contract/profile/calls';
import { StudentStatus } from '@/contract/profile/status';
import { stepupCalls } from '@/contract/stepup/calls';
import ParentsCenter from '@/pages/profile/parents-center';
import { mineBackend, privateInfo } from './mine-backend';
import { STUDENT } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { STEP_UP } from '../../support/fakes/step-up';
import { openScreen, type OpenOptions } from '../support/open-screen';

const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('parentsCenter', ParentsCenter, { user: TEST_USER, student: OFFICIAL, api, ...options });

describe('the mine tab', () => {
  test('says who the parent is', async () => {
    const screen = await open(mineBackend());
    expect(screen.byClass('profile-head__title').textContent).toBe('豆豆妈妈');
    expect(screen.byClass('profile-head__phone').textContent).toBe('138****0003');
    expect(screen.byClass('profile-head__id').textContent).toBe('ID：42');
    expect(screen.byClass('profile-head__stars').textContent).toBe('星星 1280');
  });

  test.each([
    ['a student with a step', OFFICIAL, '在读学员 · S2'],
    ['a student with the same status', { ...OFFICIAL, payedStudentStatusText: '在读学员' }, '在读学员 · S2'],
    ['a child with more', { ...UNOFFICIAL, payedStudentStatusText: '未报名' }, '非学员 · 未报名'],
    ['a visitor', { studentStatus: StudentStatus.tourist }, '访客'],
  ])('says what the child is to the school: %s', async (_who, student, words) => {
    const screen = await open(mineBackend(), { student });
    expect(screen.byClass('profile-head__standing').textContent).toBe(words);
  });

  test('says nothing of the child’s status before it is known', async () => {
    const screen = await open(mineBackend(), { student: { studentStatus: 'NEW' as StudentStatus } });
    expect(screen.allByClass('profile-head__standing')).toEqual([]);
  });

  test.each([
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['its web-view', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('shows the unification id, the math brand and no placements in %s', async (_where, platform) => {
    const api = mineBackend();
    const screen = await open(api, { platform });
    expect(screen.byClass('profile-head__id').textContent).toBe('ID：U42');
    expect(api.requests(hoursCalls.queryUserHourGroup).map(({ brandCode }) => brandCode)).toEqual([
      SubjectCode.math,
    ]);
    expect(api.requests(homeCalls.getPositionBanner)).toEqual([]);
    expect(screen.hasText('有疑问请联系班主任')).toBe(false);
  });

  test('shows live hours with the gifted ones, recorded hours and leave', async () => {
    const screen = await open(mineBackend());
    expect(screen.allByClass('hour-tiles__tile').map(({ textContent }) => textContent)).toEqual([
      '36剩余直播课时含赠送 4',
      '24剩余录播课时',
      '3剩余请假次数',
    ]);
  });

  test('points at the hours that the parent was led here for', async () => {
    const meant = (screen: Awaited<ReturnType<typeof open>>) =>
      screen.allByClass('hour-tiles__tile--meant').map(({ textContent }) => textContent);
    expect(meant(await open(mineBackend(), { query: { classHourType: '1' } }))).toEqual(['24剩余录播课时']);
    expect(meant(await open(mineBackend(), { query: { classHourType: '2' } }))).toEqual(['3剩余请假次数']);
    expect(meant(await open(mineBackend()))).toEqual([]);
  });

  test('tracks which tile was tapped', async () => {
    const screen = await open(mineBackend());
    for (const tile of screen.allByClass('hour-tiles__tile')) await screen.tap(tile);
    expect(screen.tracker.payloads('hour_tile_click')).toEqual([
      { hourType: 0 },
      { hourType: 1 },
      { hourType: 2 },
    ]);
  });

  test('says that the hours are loading, and then that they failed', async () => {
    const api = mineBackend();
    const answer = api.onHold(hoursCalls.queryUserHourGroup);
    const screen = await open(api);
    const words = () => screen.allByClass('hour-tiles__tile').map(({ textContent }) => textContent);
    await screen.advance(3000);
    expect(words().slice(0, 2)).toEqual(['加载中…剩余直播课时', '加载中…剩余录播课时']);
    answer({ ok: false, error: { kind: 'network' } });
    await screen.settle();
    expect(words().slice(0, 2)).toEqual(['- -剩余直播课时', '- -剩余录播课时']);
  });

  test('marks new deliveries and only those', async () => {
    const marked = await open(mineBackend());
    expect(marked.byText('我的物流').parentElement?.textContent).toBe('新我的物流');
    const plain = await open(mineBackend().on(deliveriesCalls.isLogisticsMark, { isMark: 0 }));
    expect(plain.byText('我的物流').parentElement?.textContent).toBe('我的物流');
  });

  test('opens the settings', async () => {
    const screen = await open(mineBackend());
    await screen.tap('设置');
    expect(screen.platform.navigation.last?.url).toContain('pages/account/option/index');
    expect(screen.tracker.payloads('mine_entry_click')).toEqual([{ entry: 'settings' }]);
  });

  test('shows its shape until the first answers are there', async () => {
    const api = mineBackend();
    const answer = api.onHold(profileCalls.getPrivateInfo);
    const screen = await open(api);
    expect(screen.allByClass('mine-skeleton')).toHaveLength(1);
    answer({ ok: true, value: privateInfo });
    await screen.settle();
    expect(screen.allByClass('mine-skeleton')).toEqual([]);
    expect(screen.hasText('豆豆妈妈')).toBe(true);
  });

  test('shows itself with the entrance of the step-up, which would push the rest', async () => {
    const api = mineBackend();
    const answer = api.onHold(stepupCalls.getStepUpInfo);
    const screen = await open(api);
    expect(screen.allByClass('mine-skeleton')).toHaveLength(1);
    answer({ ok: true, value: STEP_UP });
    await screen.settle();
    expect(screen.allByClass('step-up-entrance')).toHaveLength(1);
  });

  test('shows the page even when everything fails', async () => {
    const screen = await open(new FakeApi());
    expect(screen.hasText('亲爱的家长')).toBe(true);
    expect(screen.byClass('profile-head__phone').textContent).toBe('***');
    expect(screen.byClass('profile-head__stars').textContent).toBe('星星 ***');
    expect(screen.hasText('- -')).toBe(true);
    expect(screen.hasText('我的订单')).toBe(true);
  });

  test('sends a visitor without a session to the login', async () => {
    const screen = await openScreen('parentsCenter', ParentsCenter, { api: mineBackend() });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/login/index');
    expect(screen.hasText('我的订单')).toBe(false);
  });
});

test('mine of a parent whose child could not be asked for says so, and knows the child after a retry', async () => {
  const api = mineBackend().onFailure(profileCalls.getStudentInfo, { kind: 'http', status: 500 });
  const screen = await open(api, { student: undefined });
  const tiles = () => screen.allByClass('hour-tiles__tile').map(({ textContent }) => textContent);
  api.on(profileCalls.getStudentInfo, STUDENT);
  await screen.tap('重新加载');
  await screen.settle();
  expect(screen.hasText('重新加载')).toBe(false);
  expect(tiles()).toContain('24剩余录播课时');
});
