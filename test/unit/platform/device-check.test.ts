/** @jest-environment jsdom */
import { createDeviceCheck } from '@/platform/web/device-check';
import { DeviceTest } from '@/pages/lessons/before-class/device-test';
import type { DeviceCheck } from '@/platform/types';
import { ok } from '@/contract/errors';

const stopped: string[] = [];
const track = (name: string) => ({ stop: () => void stopped.push(name) });
const stream = (...names: string[]) => ({ getTracks: () => names.map(track) });

/** The samples have the value `byte`; 128 is silence. */
class FakeContext {
  static byte = 128;
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  close = () => {
    stopped.push('context');
    return Promise.resolve();
  };
  createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => undefined,
    start: () => undefined,
    stop: () => undefined,
  });
  createAnalyser = () => ({
    fftSize: 0,
    getByteTimeDomainData: (wave: Uint8Array) => void wave.fill(FakeContext.byte),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
}

const timers: (() => void)[] = [];
const scheduler = {
  after: (_ms: number, run: () => void) => ({ stop: () => void timers.push(run) }),
  every: (_ms: number, run: () => void) => {
    timers.push(run);
    return { stop: () => void stopped.push('timer') };
  },
};

const given = (getUserMedia: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
const named = (name: string) => Promise.reject(Object.assign(new Error(name), { name }));

beforeEach(() => {
  stopped.length = 0;
  timers.length = 0;
  Object.assign(window, { AudioContext: FakeContext });
});

describe('the devices of a browser', () => {
  test('report the volume, and stop every track that was given', async () => {
    given(() => Promise.resolve(stream('a', 'b')));
    const levels: number[] = [];
    const begun = await createDeviceCheck(scheduler).listen((level) => levels.push(level));
    timers[0]?.();
    FakeContext.byte = 192;
    timers[0]?.();
    expect(levels).toEqual([0, 0.5]);
    if (begun.ok) begun.value();
    expect(stopped).toEqual(['timer', 'a', 'b', 'context']);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'unsupported'],
    ['NotReadableError', 'unsupported'],
  ])('that answer with %s are %s', async (name, kind) => {
    given(() => named(name));
    const answer = await createDeviceCheck(scheduler).listen(() => undefined);
    expect(answer).toEqual({ ok: false, error: { kind, ability: 'microphone' } });
  });

  test('are not there on a page without them', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    Object.assign(window, { AudioContext: undefined });
    const check = createDeviceCheck(scheduler);
    const kinds = [await check.play(), await check.listen(() => undefined), await check.watch(document.body)];
    expect(kinds.map((answer) => (answer.ok ? 'ok' : answer.error.kind))).toEqual([
      'unsupported',
      'unsupported',
      'unsupported',
    ]);
  });

  test('let go of the microphone where no sound can be measured', async () => {
    given(() => Promise.resolve(stream('a')));
    Object.assign(window, { AudioContext: undefined });
    expect((await createDeviceCheck(scheduler).listen(() => undefined)).ok).toBe(false);
    expect(stopped).toEqual(['a']);
  });

  test('show the camera in the page, and take it away again', async () => {
    given(() => Promise.resolve(stream('camera')));
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const place = document.createElement('div');
    const begun = await createDeviceCheck(scheduler).watch(place);
    expect(place.querySelectorAll('video')).toHaveLength(1);
    if (begun.ok) begun.value();
    expect([place.innerHTML, stopped]).toEqual(['', ['camera']]);
  });
});

describe('the test of the devices', () => {
  test('ends what the browser still gave after the page had let go', async () => {
    let give: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (give = resolve));
    const check: DeviceCheck = {
      play: () => Promise.resolve(ok(undefined)),
      listen: () => Promise.resolve(ok(() => undefined)),
      watch: async () => {
        await waits;
        return ok(() => void stopped.push('camera'));
      },
    };
    const test = new DeviceTest({ loadDeviceCheck: () => Promise.resolve(check) });
    const watching = test.watch({});
    await test.prepare();
    test.stopAll();
    give();
    await watching;
    expect([stopped, test.states.camera, test.isOn('camera')]).toEqual([['camera'], 'idle', false]);
  });
});
