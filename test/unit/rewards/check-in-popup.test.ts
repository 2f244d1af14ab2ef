import { rewardsCalls } from '@/contract/rewards/calls';
import { BACKEND_CODE } from '@/contract/errors';
import { checkInPopup } from '@/features/rewards/check-in-popup/entry';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

async function due(api: FakeApi, isTourist = false) {
  const { app } = await fakeApp(isTourist ? { api } : { api, user: TEST_USER, student: UNOFFICIAL });
  return checkInPopup.due(app);
}

describe('the check-in popup', () => {
  test("is due while today's check-in is still to be done", async () => {
    const api = new FakeApi().on(rewardsCalls.isSignIn, { dayNum: 12 });
    expect(await due(api)).toEqual([expect.objectContaining({ id: 'checkIn', key: 'checkIn' })]);
  });

  test('waits for its drawing', async () => {
    const [showing] = await due(new FakeApi().on(rewardsCalls.isSignIn, { dayNum: 0 }));
    expect(showing?.images).toHaveLength(1);
  });

  test('is not due after it', async () => {
    const api = new FakeApi().onRefusal(rewardsCalls.isSignIn, BACKEND_CODE.conflict, '今天已签到');
    expect(await due(api)).toEqual([]);
  });

  test('is not asked for by a tourist', async () => {
    const api = new FakeApi().on(rewardsCalls.isSignIn, { dayNum: 12 });
    expect(await due(api, true)).toEqual([]);
    expect(api.sent).toEqual([]);
  });

  test('shows twice on a device', () => {
    expect(checkInPopup.limit).toBe(2);
  });
});
