import { act } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { coursesCalls } from '@/contract/courses/calls';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { homeCalls } from '@/contract/home/calls';
import { homeworkCalls } from '@/contract/homework/calls';
import { hoursCalls } from '@/contract/hours/calls';
import ParentsCenter from '@/pages/profile/parents-center';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { catchUp } from '@/start/session/user';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';
import { mineBackend } from './mine-backend';

const typeValue = JSON.stringify({ minePosterHide: 0, minePosterUrl: 'https://invite.example/poster' });
const inviting = (): FakeApi =>
  mineBackend().on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
    typeCode === ConfigTypeCode.invite ? [{ typeCode, typeValue }] : [],
  );

const open = (storage: KeyValueStore, api: FakeApi, user = TEST_USER) =>
  openScreen('parentsCenter', ParentsCenter, { user, student: OFFICIAL, api, platform: { storage } });

/** The calls of the mine page are still pending. */
function silent(): FakeApi {
  const api = inviting();
  api.onHold(configurationCalls.getUpgradeConfig);
  api.onHold(hoursCalls.queryUserHourGroup);
  api.onHold(homeCalls.getPositionBanner);
  return api;
}

describe('mine, opened a second time on a device', () => {
  test('has the invitation at once, where it stood', async () => {
    const storage = memoryStorage();
    await open(storage, inviting());
    const screen = await open(storage, silent());
    expect(screen.hasText('分享海报')).toBe(true);
  });

  test('holds the place of the line for hours that were given, and keeps no number of them', async () => {
    const storage = memoryStorage();
    await open(storage, inviting());
    const screen = await open(storage, silent());
    expect(screen.allByClass('hour-tiles__note--awaited')).toHaveLength(1);
    expect(storage.get('wandou.kept.giftedHours')).toMatch(/"value":true/);
  });

  test('loads nothing twice, and the child is refreshed meanwhile', async () => {
    const storage = memoryStorage();
    await open(storage, inviting());
    const api = inviting();
    const screen = await open(storage, api);
    screen.app.student.isKept = true;
    await act(() => catchUp(screen.app));
    await screen.settle();
    const twice = [homeworkCalls.workUndoneNum, deliveriesCalls.isLogisticsMark, coursesCalls.getUserSubject];
    expect(twice.map((call) => api.requests(call).length)).toEqual([1, 1, 1]);
    await leaveAndComeBack(screen);
    expect(api.requests(deliveriesCalls.isLogisticsMark)).toHaveLength(2);
  });

  test('has nothing of a parent who left', async () => {
    const storage = memoryStorage();
    const first = await open(storage, inviting());
    act(() => first.app.session.clear());
    const screen = await open(storage, silent(), { ...TEST_USER, userId: TEST_USER.userId + 1 });
    expect(screen.hasText('分享海报')).toBe(false);
    expect(screen.allByClass('hour-tiles__note--awaited')).toEqual([]);
  });
});
