import { activitiesCalls } from '@/contract/activities/calls';
import { wonderfulPopup } from '@/features/activities/wonderful/entry';
import { openWonderful, wonderfulAnswer } from '@/features/activities/wonderful/wonderful-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

async function setUp(popup: boolean | number, icon: boolean | number, isTourist = false) {
  const api = new FakeApi().on(activitiesCalls.checkWonderfulMoment, { popup, icon });
  const fake = await fakeApp(isTourist ? { api } : { api, user: TEST_USER, student: UNOFFICIAL });
  return { ...fake, api, store: fake.app.get(wonderfulAnswer) };
}

describe('the wonderful activities', () => {
  test.each([
    [true, false, 1, false],
    [1, 1, 1, true],
    [0, 1, 0, true],
    [false, false, 0, false],
  ])('popup %s and icon %s', async (popup, icon, popups, hasIcon) => {
    const { app, store } = await setUp(popup, icon);
    expect(await wonderfulPopup.due(app)).toHaveLength(popups);
    expect(store.value.icon).toBe(hasIcon);
  });

  test('are not asked for by a tourist', async () => {
    const { app, api, store } = await setUp(1, 1, true);
    expect(await wonderfulPopup.due(app)).toEqual([]);
    expect([store.value.icon, api.sent]).toEqual([false, []]);
  });

  test('are asked for once by the popup and the icon', async () => {
    const { app, api, store } = await setUp(1, 1);
    await Promise.all([store.load(), wonderfulPopup.due(app)]);
    expect(api.requests(activitiesCalls.checkWonderfulMoment)).toHaveLength(1);
  });

  test('show nothing before the answer', async () => {
    const { app, api, store } = await setUp(1, 1);
    api.onFailure(activitiesCalls.checkWonderfulMoment, { kind: 'timeout' });
    expect(await wonderfulPopup.due(app)).toEqual([]);
    expect(store.value.icon).toBe(false);
  });

  test('lead to the list of activities', async () => {
    const { app } = await setUp(1, 1);
    const go = jest.spyOn(app.router, 'go');
    await openWonderful(app);
    expect(go).toHaveBeenCalledWith('activityCenter');
  });
});
