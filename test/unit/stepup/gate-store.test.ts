import { accountCalls } from '@/contract/account/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpStatus, StepUpType, StudentCode } from '@/contract/stepup/values';
import { GateStore } from '@/features/stepup/higher-level/gate/gate-store';
import type { SessionUser } from '@/stores/session/session';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi, TIMES } from '../../support/fakes/higher-level';
import type { FakeApi } from '../../support/fakes/fake-api';

async function enter(
  api: FakeApi = higherLevelApi(),
  user: Partial<SessionUser> = TEST_USER,
  now = '2026-11-21T12:00:00',
) {
  const { app, time } = await fakeApp({ api, user, student: OFFICIAL });
  app.serverClock.heard(Date.parse(`${now}+08:00`), time.now());
  const store = new GateStore(app);
  await store.load();
  return { store, app, time };
}

const entryOf = async (...asked: Parameters<typeof enter>) => (await enter(...asked)).store.entry.value;

describe('the gate of the higher level', () => {
  it('lets a child in that the server knows, and says which page is open', async () => {
    const entry = await entryOf();
    expect(entry).toMatchObject({ kind: 'open', pages: ['higherLevelWaiting'], info: { newStep: 'S3' } });
  });

  it.each([
    ['appToken', { appToken: '' }],
    ['time', { time: 0 }],
    ['uid', { userId: 0 }],
  ])('asks nothing for a session without its %s', async (_header, lacking) => {
    const api = higherLevelApi();
    expect(await entryOf(api, { ...TEST_USER, ...lacking })).toEqual({ kind: 'unknown' });
    expect(api.sent).toEqual([]);
  });

  it('treats lessons at the same times as the same class, in any order', async () => {
    const api = higherLevelApi(
      aStepUp({
        oldCycle: '[{"week":2,"time":"18:30"},{"week":5,"time":"09:00"}]',
        newCycle: '[{"week":5,"time":"9:00"},{"week":2,"time":"18:30"}]',
      }),
    );
    expect(await entryOf(api)).toMatchObject({ pages: ['higherLevelOriginal'] });
  });

  it('treats no lessons as no class', async () => {
    const api = higherLevelApi(aStepUp({ oldCycle: '', newCycle: 'garbage' }));
    expect(await entryOf(api)).toMatchObject({ pages: ['higherLevelWaiting'] });
  });
});

describe('the time of the gate', () => {
  it.each([
    ['2026-11-09T23:59:59', 'early'],
    ['2026-11-10T00:00:00', 'open'],
    ['2026-11-30T23:59:59', 'open'],
    ['2026-12-01T00:00:00', 'over'],
  ])('at %s is %s', async (now, kind) => {
    expect(await entryOf(higherLevelApi(), TEST_USER, now)).toMatchObject({ kind });
  });

  it.each([
    ['is missing', { kind: 'http', status: 404 }, '2021-05-30T23:59:59', 'early'],
    ['is missing', { kind: 'http', status: 404 }, '2021-05-31T00:00:00', 'open'],
    ['is missing', { kind: 'http', status: 404 }, '2021-06-20T23:59:59', 'open'],
    ['is missing', { kind: 'http', status: 404 }, '2021-06-21T00:00:00', 'over'],
    ['cannot be had', { kind: 'network' }, '2021-06-09T23:59:59', 'early'],
    ['cannot be had', { kind: 'timeout' }, '2021-06-10T00:00:00', 'open'],
    ['cannot be had', { kind: 'network' }, '2021-06-20T23:59:59', 'open'],
    ['cannot be had', { kind: 'network' }, '2021-06-21T00:00:00', 'over'],
  ] as const)('where the window %s (%j), %s is %s', async (_why, error, now, kind) => {
    const api = higherLevelApi().onFailure(configurationCalls.getHigherLevelWindow, error);
    expect(await entryOf(api, TEST_USER, now)).toMatchObject({ kind });
  });

  it('opens early to those to whom the operator shows it first, and looks up no one else', async () => {
    const early = '2026-11-09T12:00:00';
    const gray = higherLevelApi().on(profileCalls.getIsGray, true);
    expect(await entryOf(gray, TEST_USER, early)).toMatchObject({ kind: 'open' });
    const others = higherLevelApi().onFailure(profileCalls.getIsGray, { kind: 'network' });
    expect(await entryOf(others, TEST_USER, early)).toMatchObject({ kind: 'early' });
    expect(others.requests(stepupCalls.getHigherLevelInfo)).toEqual([]);
  });

  it('is over for what could be changed, and not for what is settled', async () => {
    const after = '2026-12-01T00:00:00';
    const complete = higherLevelApi(aStepUp({ status: StepUpStatus.complete }));
    expect(await entryOf(complete, TEST_USER, after)).toMatchObject({ pages: ['higherLevelCompleted'] });
    const grouping = higherLevelApi(aStepUp({ status: StepUpStatus.grouping, planTime: TIMES }));
    expect(await entryOf(grouping, TEST_USER, after)).toMatchObject({ pages: ['higherLevelGrouping'] });
  });

  it('is the server’s, from the answer about the child', async () => {
    const api = higherLevelApi();
    const { app, time } = await fakeApp({ api, user: TEST_USER, student: OFFICIAL });
    app.serverClock.heard(Date.parse('2026-11-30T23:59:59+08:00'), time.now());
    api.on(stepupCalls.checkStudentCode, () => {
      app.serverClock.heard(Date.parse('2026-12-01T00:00:01+08:00'), time.now());
      return null;
    });
    const store = new GateStore(app);
    await store.load();
    expect(store.entry.value).toEqual({ kind: 'over' });
  });
});

describe('a child that does not step up', () => {
  const refusal = (data: unknown) => ({ kind: 'business', code: '201', message: '暂时不能', data }) as const;

  it.each(Object.values(StudentCode))('shows why: %d', async (studentCode) => {
    const api = higherLevelApi().onFailure(stepupCalls.checkStudentCode, refusal({ studentCode }));
    expect(await entryOf(api)).toEqual({ kind: 'refused', code: studentCode, message: '暂时不能' });
  });

  it.each([null, undefined, 'no', { studentCode: 10099 }, { studentCode: '10001' }, [10001]])(
    'has no reason in %j',
    async (data) => {
      const api = higherLevelApi().onFailure(stepupCalls.checkStudentCode, refusal(data));
      expect(await entryOf(api)).toMatchObject({ kind: 'refused', code: undefined });
    },
  );

  it('shows so where it is only its step-up that is missing', async () => {
    const api = higherLevelApi().onRefusal(stepupCalls.getHigherLevelInfo, '201', '');
    expect(await entryOf(api)).toMatchObject({ kind: 'refused', code: undefined });
  });

  it('is not made of a failure, which may be tried again', async () => {
    for (const call of [stepupCalls.checkStudentCode, stepupCalls.getHigherLevelInfo]) {
      for (const error of [{ kind: 'network' }, { kind: 'business', code: '500', message: '' }] as const) {
        const { store } = await enter(higherLevelApi().onFailure(call, error));
        expect([store.entry.status, store.entry.value]).toEqual(['failed', undefined]);
      }
    }
  });
});

/** Flushes pending promise callbacks. */
const flush = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

describe('the flag of the learning partner', () => {
  it('lets a parent who is to confirm choose otherwise, and is loaded with a token of its own', async () => {
    const api = higherLevelApi().on(stepupCalls.getUpdateStatus, { status: '1' });
    expect(await entryOf(api)).toMatchObject({
      pages: ['higherLevelWaiting', 'higherLevelSelectClass', 'higherLevelSelectTime'],
    });
    expect(api.requests(accountCalls.getServiceToken)).toEqual([{ serviceName: 'learning-partner' }]);
    const sent = api.sent.find(({ call }) => call === stepupCalls.getUpdateStatus);
    expect(sent).toMatchObject({ request: { user_id: 42 }, options: { token: 'service-token' } });
  });

  it('is not asked for where the step-up itself says that it is on', async () => {
    const api = higherLevelApi(aStepUp({ isUpdate: 1 }));
    expect(await entryOf(api)).toMatchObject({
      pages: ['higherLevelWaiting', 'higherLevelSelectClass', 'higherLevelSelectTime'],
      isPartial: false,
    });
    expect(api.requests(stepupCalls.getUpdateStatus)).toEqual([]);
    const off = higherLevelApi(aStepUp({ isUpdate: 0 })).on(stepupCalls.getUpdateStatus, { status: '1' });
    expect(await entryOf(off)).toMatchObject({ pages: { length: 3 } });
  });

  it.each(['0', '', 'on', '01'])('%j is off', async (status) => {
    const api = higherLevelApi().on(stepupCalls.getUpdateStatus, { status });
    expect(await entryOf(api)).toMatchObject({ pages: ['higherLevelWaiting'] });
  });

  it('is not waited for by a parent who is to confirm, and opens the rest when it comes', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.getUpdateStatus);
    const { app } = await fakeApp({ api, user: TEST_USER, student: OFFICIAL });
    const store = new GateStore(app);
    const loaded = store.load();
    await flush();
    expect(store.entry.value).toMatchObject({ pages: ['higherLevelWaiting'], isPartial: true });
    release(ok({ status: '1' }));
    await loaded;
    expect(store.entry.value).toMatchObject({ pages: { length: 3 }, isPartial: false });
    // Pages that were open stay open while the flag is requested again.
    const again = store.load();
    await flush();
    expect(store.entry.value).toMatchObject({ pages: { length: 3 }, isPartial: false });
    await again;
    api.onFailure(stepupCalls.getUpdateStatus, { kind: 'timeout' });
    await store.load();
    expect(store.entry.value).toMatchObject({ pages: { length: 3 } });
    api.on(stepupCalls.getUpdateStatus, { status: '0' });
    await store.load();
    expect(store.entry.value).toMatchObject({ pages: ['higherLevelWaiting'] });
  });

  it('of a parent who has left is ignored', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.getUpdateStatus);
    const { app } = await fakeApp({ api, user: TEST_USER, student: OFFICIAL });
    const store = new GateStore(app);
    const loaded = store.load();
    await flush();
    store.reset();
    release(ok({ status: '1' }));
    await loaded;
    expect(store.entry.value).toBeUndefined();
  });

  it('is off where it fails', async () => {
    const calls = [accountCalls.getServiceToken, stepupCalls.getUpdateStatus];
    for (const call of calls) {
      const api = higherLevelApi().on(stepupCalls.getUpdateStatus, { status: '1' });
      expect(await entryOf(api.onFailure(call, { kind: 'timeout' }))).toMatchObject({
        pages: ['higherLevelWaiting'],
      });
    }
  });
});

describe('a child without a place in the new step', () => {
  const undecided = (detail: object | null, list: readonly object[]) =>
    higherLevelApi(aStepUp({ type: StepUpType.n })).on(stepupCalls.getRecommendedClasses, {
      detail,
      list,
    } as never);

  it.each([
    [null, [], 'higherLevelSelectTime'],
    [{}, [], 'higherLevelSelectClass'],
    [null, [{}], 'higherLevelSelectClass'],
  ])('with %j and %j recommended begins at %s', async (detail, list, page) => {
    const entry = await entryOf(undecided(detail, list));
    expect(entry?.kind === 'open' && entry.pages[0]).toBe(page);
  });

  it('may try again where the recommendation fails', async () => {
    const api = undecided(null, []).onFailure(stepupCalls.getRecommendedClasses, { kind: 'timeout' });
    expect((await enter(api)).store.entry.status).toBe('failed');
  });
});
