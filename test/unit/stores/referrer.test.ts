import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { referrerOf } from '@/stores/session/referrer';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

const lookUps = () =>
  new FakeApi()
    .on(accountCalls.getPresentId, { presentId: 'P20260901' })
    .on(accountCalls.getSourceIdByKey, { sourceId: 20001 })
    .on(accountCalls.getSourceId, { sourceId: 2 });

async function entered(query: Record<string, string>, options: FakeAppOptions = {}) {
  const fake = await fakeApp({ api: lookUps(), ...options });
  fake.app.referral.capture(query);
  return fake;
}

async function onAndroid(channel: string) {
  const { platform } = await fakeApp();
  const environment = { ...platform.environment, channel };
  return { platform: { runtime: Runtime.androidApp, environment } };
}

describe('the origin of a login', () => {
  it('is asked for by the keys of the address, and by nothing else', async () => {
    const { app, api } = await entered({ presentKey: 'autumn-2026', sourceKey: 'spring', userID: '7' });
    expect(api.sent).toEqual([]);
    expect(await referrerOf(app)).toEqual({ presentId: 'P20260901', inviteUid: 7, sourceId: 20001 });
    expect(api.requests(accountCalls.getPresentId)).toEqual([{ presentKey: 'autumn-2026' }]);
    expect(api.requests(accountCalls.getSourceIdByKey)).toEqual([{ sourceKey: 'spring' }]);
    expect(api.requests(accountCalls.getSourceId)).toEqual([]);
  });

  it('makes no request where the address has it', async () => {
    const { app, api } = await entered({ presentID: 'p1', userID: '7' });
    expect(await referrerOf(app)).toEqual({ presentId: 'p1', inviteUid: 7, sourceId: 10001 });
    expect(api.sent).toEqual([]);
  });

  it('outlives a reload, until another invitation or source comes', async () => {
    const first = await entered({ presentKey: 'autumn-2026', sourceKey: 'spring' });
    const { storage } = first.platform;
    const again = await entered({}, { platform: { storage } });
    expect(again.app.referral.info).toMatchObject({ presentKey: 'autumn-2026', sourceKey: 'spring' });
    again.app.referral.capture({ presentID: 'p2' });
    expect(await referrerOf(again.app)).toEqual({ presentId: 'p2', inviteUid: 0, sourceId: 20001 });
    expect(again.api.requests(accountCalls.getPresentId)).toEqual([]);
    again.app.referral.capture({ sourceKey: 'summer' });
    expect(again.app.referral.info).toMatchObject({ presentId: 'p2', sourceKey: 'summer' });
  });

  it('is the app’s channel, by its number or by its name', async () => {
    const numbered = await entered({}, await onAndroid('4'));
    expect((await referrerOf(numbered.app)).sourceId).toBe(4);
    expect(numbered.api.sent).toEqual([]);
    const named = await entered({}, await onAndroid('huawei'));
    expect((await referrerOf(named.app)).sourceId).toBe(2);
    expect(named.api.requests(accountCalls.getSourceId)).toEqual([{ channel: 'huawei' }]);
  });

  it('is the app’s channel again where the key is unknown', async () => {
    const fake = await entered({ sourceKey: 'unknown' }, await onAndroid('4'));
    fake.api.on(accountCalls.getSourceIdByKey, { sourceId: 10001 });
    expect((await referrerOf(fake.app)).sourceId).toBe(4);
  });

  it('is empty where it cannot be loaded', async () => {
    const { app, api } = await entered({ presentKey: 'autumn-2026', sourceKey: 'spring' });
    api.onFailure(accountCalls.getPresentId, { kind: 'network' });
    api.onRefusal(accountCalls.getSourceIdByKey, '500', '');
    expect(await referrerOf(app)).toEqual({ presentId: '', inviteUid: 0, sourceId: 10001 });
  });

  it('holds a login up for three seconds at most', async () => {
    const { app, api, time } = await entered({ presentKey: 'autumn-2026' });
    api.onHold(accountCalls.getPresentId);
    let known: unknown;
    const asked = referrerOf(app).then((found) => (known = found));
    time.advance(2999);
    await Promise.resolve();
    expect(known).toBeUndefined();
    time.advance(1);
    await asked;
    expect(known).toMatchObject({ presentId: '' });
  });
});
