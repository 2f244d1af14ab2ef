import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import type { ClassHourGift } from '@/contract/hours/schema';
import { classHourPopup } from '@/features/hours/claim/entry';
import { ClaimStore, giftAnswer } from '@/features/hours/claim/claim-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const packageOf = (packageId: number, giveClass: number): ClassHourGift => ({
  giveClass,
  packageReceives: [{ packageId }],
});

async function setUp({ gifts = [packageOf(1, 3), packageOf(2, 2)], ...options }: Options = {}) {
  const api = new FakeApi().on(hoursCalls.listUnclaimedAward, gifts).on(hoursCalls.receiveAward, null);
  const fake = await fakeApp({
    api,
    user: TEST_USER,
    student: OFFICIAL,
    platform: { runtime: Runtime.androidApp },
    ...options,
  });
  return {
    ...fake,
    gifts: fake.app.get(giftAnswer),
    asked: () => api.requests(hoursCalls.listUnclaimedAward),
  };
}
type Options = FakeAppOptions & { gifts?: ClassHourGift[] };

describe('the class hours that wait', () => {
  test('are the sum over the packages, and all packages are claimed', async () => {
    const { gifts } = await setUp({ gifts: [packageOf(1, 3), packageOf(2, 2.1), packageOf(3, 0.2)] });
    expect(await gifts.once()).toEqual({
      hours: 5.3,
      packageReceives: [{ packageId: 1 }, { packageId: 2 }, { packageId: 3 }],
    });
  });

  test('are not asked for by a tourist', async () => {
    const { gifts, asked } = await setUp({ user: undefined, student: undefined });
    expect(await gifts.once()).toBeNull();
    expect(asked()).toEqual([]);
  });

  test.each([
    ['no package waits', []],
    ['they add up to nothing', [packageOf(1, 0)]],
    ['nothing could be sent to claim them', [{ giveClass: 3, packageReceives: [] }]],
  ])('are none where %s', async (_why, waiting) => {
    const { gifts } = await setUp({ gifts: waiting });
    expect(await gifts.once()).toBeNull();
  });

  test('are loaded once, whatever parts need them', async () => {
    const { gifts, asked } = await setUp();
    await Promise.all([gifts.once(), gifts.once()]);
    await gifts.once();
    expect(asked()).toHaveLength(1);
  });

  test('are loaded again for another parent', async () => {
    const { app, gifts, asked } = await setUp();
    await gifts.once();
    app.session.clear();
    expect(gifts.value).toBeNull();
    app.session.setUser({ ...TEST_USER, token: 'token-2', userId: 43 });
    app.student.setInfo({ ...app.student.info, ...OFFICIAL });
    await gifts.once();
    expect(asked()).toHaveLength(2);
    expect(gifts.value?.hours).toBe(5);
  });
});

describe('the class-hour popup', () => {
  test.each([Runtime.androidApp, Runtime.iosApp])('is due once in the native app (%s)', async (runtime) => {
    const { app } = await setUp({ platform: { runtime } });
    expect(await classHourPopup.due(app)).toHaveLength(1);
    expect(classHourPopup.limit).toBe(1);
  });

  test.each([Runtime.web, Runtime.weixinWeb])(
    'never on the web (%s), which does not ask',
    async (runtime) => {
      const { app, asked } = await setUp({ platform: { runtime } });
      expect(await classHourPopup.due(app)).toEqual([]);
      expect(asked()).toEqual([]);
    },
  );

  test('is not due when the hours fail to load', async () => {
    const api = new FakeApi().onFailure(hoursCalls.listUnclaimedAward, { kind: 'network' });
    const { app } = await setUp({ api });
    expect(await classHourPopup.due(app)).toEqual([]);
  });
});

describe('claiming', () => {
  async function claiming(options: Options = {}) {
    const fake = await setUp(options);
    const gift = await fake.gifts.once();
    if (!gift) throw new Error('nothing waits');
    return { ...fake, gift, store: new ClaimStore(fake.app) };
  }

  test('sends every package once, however often the button is tapped', async () => {
    const { api, store, gift, gifts } = await claiming();
    await Promise.all([store.claim(gift), store.claim(gift)]);
    await store.claim(gift);
    expect(api.requests(hoursCalls.receiveAward)).toEqual([
      { packageReceives: [{ packageId: 1 }, { packageId: 2 }] },
    ]);
    expect(store.isClaimed).toBe(true);
    expect(gifts.value).toBeNull();
  });

  test('updates the parts that show hours', async () => {
    const { app, store, gift } = await claiming();
    await store.claim(gift);
    expect(app.student.hourChanges).toBe(1);
  });

  test('says why it failed, and the gift stays', async () => {
    const { api, app, store, gift, gifts } = await claiming();
    const asked = jest.spyOn(app.feedback, 'confirm').mockResolvedValue(false);
    api.onRefusal(hoursCalls.receiveAward, '10000005', '领取时间已过');
    await store.claim(gift);
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ content: '领取时间已过' }));
    expect([store.isClaimed, store.isClaiming, gifts.value?.hours]).toEqual([false, false, 5]);
    expect(app.student.hourChanges).toBe(0);
  });

  test('can be tried again after a failure', async () => {
    const { api, store, gift } = await claiming();
    api.onFailure(hoursCalls.receiveAward, { kind: 'timeout' });
    await store.claim(gift);
    api.on(hoursCalls.receiveAward, null);
    await store.claim(gift);
    expect(store.isClaimed).toBe(true);
  });

  test('changes nothing for the parent who logged in meanwhile', async () => {
    const { api, app, store, gift, toasts } = await claiming();
    const answer = api.onHold(hoursCalls.receiveAward);
    const done = store.claim(gift);
    app.session.clear();
    answer({ ok: true, value: null });
    await done;
    expect([store.isClaimed, app.student.hourChanges, toasts]).toEqual([false, 0, []]);
  });
});
