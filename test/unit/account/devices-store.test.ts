import { accountCalls } from '@/contract/account/calls';
import type { Device } from '@/contract/account/schema';
import { BACKEND_CODE, ok } from '@/contract/errors';
import { DevicesStore } from '@/pages/account/devices/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { DEVICES, PAD, THIS_PHONE } from './devices';

const { listDevices, removeDevice } = accountCalls;

async function open(api = new FakeApi().on(removeDevice, null), limit = 3) {
  api.on(listDevices, { limit, devices: DEVICES });
  const fake = await fakeApp({ user: TEST_USER, api });
  const store = new DevicesStore(fake.app);
  await store.load();
  const answer = (isSure: boolean) => fake.feedback.confirms[0]?.answer(isSure);
  const keys = () => store.list.value?.devices.map(({ deviceKey }: Device) => deviceKey);
  return { ...fake, store, answer, keys, sent: () => api.requests(removeDevice) };
}

describe('removing a device', () => {
  it('asks first, names it, and takes it off the list', async () => {
    const { store, feedback, answer, keys, sent, toasts } = await open();
    const removing = store.remove(PAD);
    expect(feedback.confirms[0]?.content).toContain('iPad 9');
    answer(true);
    await removing;
    expect(sent()).toEqual([{ deviceKey: PAD.deviceKey }]);
    expect(keys()).not.toContain(PAD.deviceKey);
    expect(toasts).toEqual(['已移除']);
  });

  it('that is called off sends nothing', async () => {
    const { store, answer, sent, keys } = await open();
    const removing = store.remove(PAD);
    answer(false);
    await removing;
    expect([sent(), keys()?.length]).toEqual([[], DEVICES.length]);
  });

  it('is asked and sent once, however often it is tapped', async () => {
    const { store, feedback, answer, sent } = await open();
    const taps = [store.remove(PAD), store.remove(PAD), store.remove(THIS_PHONE)];
    expect(feedback.confirms).toHaveLength(1);
    answer(true);
    await Promise.all(taps);
    expect(sent()).toHaveLength(1);
  });

  it('that fails leaves it in the list', async () => {
    const { store, answer, keys, toasts } = await open(
      new FakeApi().onFailure(removeDevice, { kind: 'network' }),
    );
    const removing = store.remove(PAD);
    answer(true);
    await removing;
    expect(keys()).toContain(PAD.deviceKey);
    expect(toasts).toHaveLength(1);
  });

  it('that is gone already takes it off the list', async () => {
    const api = new FakeApi().onRefusal(removeDevice, BACKEND_CODE.notFound, '这台设备已不在列表中');
    const { store, answer, keys, toasts } = await open(api);
    const removing = store.remove(PAD);
    answer(true);
    await removing;
    expect([keys()?.includes(PAD.deviceKey), toasts]).toEqual([false, ['这台设备已不在列表中']]);
  });

  it('cannot start while another is pending', async () => {
    const api = new FakeApi();
    const release = api.onHold(removeDevice);
    const { store, answer, sent } = await open(api);
    const removing = store.remove(PAD);
    answer(true);
    await Promise.resolve();
    await store.remove(THIS_PHONE);
    release(ok(null));
    await removing;
    expect(sent()).toHaveLength(1);
  });
});

describe('the number of devices', () => {
  it('is said beside the limit', async () => expect((await open()).store.usage).toBe('已使用3台，最多3台'));

  it.each([0, 1_000_000])('is not, where the limit is %d', async (limit) => {
    expect((await open(undefined, limit)).store.usage).toBe('');
  });
});
