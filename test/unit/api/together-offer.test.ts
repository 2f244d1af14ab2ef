import { allCalls } from '@/contract/registry';
import { createFakePlatform } from '@/platform/fake';
import type { HttpResponse } from '@/platform/types';
import { exchange } from '@/services/api/exchange';
import { offersOver } from '@/services/api/offers';
import { httpRequest } from '@/services/api/request';
import { Together } from '@/services/api/together';
import { TEST_CONFIG } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';
import { settled } from '../tracking/support/settled';
import { asked, Backend, HOST, open } from './together-backend';

describe('The offer', () => {
  function start(isOffering: boolean) {
    const backend = new Backend();
    backend.isOffering = isOffering;
    const time = new FakeTime();
    const load = jest.fn(async (hasOffered: (base: string) => boolean) =>
      Promise.resolve(new Together({ plain: backend, clock: time, scheduler: time, hasOffered })),
    );
    const burst = async (offers: ReturnType<typeof offersOver>): Promise<number[]> => {
      backend.sent.length = 0;
      ['/a', '/b'].forEach((path) => offers.send(asked(path)));
      time.advance(0);
      await settled();
      return backend.sizes;
    };
    return { backend, load, burst };
  }

  it('of a backend is taken once the part that does it is there', async () => {
    const { backend, load, burst } = start(true);
    const offers = offersOver(backend, load);
    expect(await burst(offers)).toEqual([1, 1]);
    expect(offers.isTogether(HOST)).toBe(true);
    expect(offers.isTogether('https://other.example.com')).toBe(false);
    expect(await burst(offers)).toEqual([2]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that nobody makes changes nothing, and loads nothing', async () => {
    const { backend, load, burst } = start(false);
    const offers = offersOver(backend, load);
    expect(await burst(offers)).toEqual([1, 1]);
    expect(await burst(offers)).toEqual([1, 1]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is taken with a later answer where the part could not be loaded', async () => {
    const { backend, load, burst } = start(true);
    load.mockRejectedValueOnce(new Error('no network'));
    const offers = offersOver(backend, load);
    await burst(offers);
    expect(offers.isTogether(HOST)).toBe(false);
    await burst(offers);
    expect(offers.isTogether(HOST)).toBe(true);
  });
});

describe('Whether a call may go together', () => {
  const platform = createFakePlatform();
  const caller = { token: 't', appToken: '', userId: 1, time: 0 };
  const source = { platform, caller: () => caller, deviceId: () => '' };
  const placeOf = (name: keyof typeof allCalls) =>
    httpRequest(allCalls[name], {}, {}, TEST_CONFIG, source).togetherAt;

  it('says its entry: what reads may, what changes something may not, nor what everything waits for', () => {
    expect(placeOf('getTabConfig')).toBe(TEST_CONFIG.apiOrigin);
    expect(placeOf('getPositionBanner')).toBe(TEST_CONFIG.apiOrigin);
    expect(placeOf('writeKafka')).toBe(TEST_CONFIG.apiOrigin);
    expect(placeOf('signIn')).toBeUndefined();
    expect(placeOf('logout')).toBeUndefined();
    expect(placeOf('getStudentInfo')).toBeUndefined();
  });
});

/** A small generator of numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

describe('Whatever is asked in whatever order', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('is answered as without it (%d)', async (seed) => {
    const next = numbers(seed + 1);
    const { backend, together, task, time } = open();
    const plain = new Backend();
    const results: Promise<unknown>[] = [];
    const expected: unknown[] = [];
    for (let step = 0; step < 30; step += 1) {
      backend.slow = next(3) === 0 ? [`/${next(5)}`] : [];
      backend.instead = next(9) === 0 ? { status: 500, body: undefined } : undefined;
      const isOnce = next(4) === 0;
      const { togetherAt, ...rest } = asked(`/${next(5)}`, next(2) ? { method: 'POST', body: { step } } : {});
      const request = isOnce || togetherAt === undefined ? rest : { ...rest, togetherAt };
      results.push(exchange(together, time, request, next(2) === 0));
      expected.push(await exchange(plain, time, request, false));
      if (next(3) === 0) await task();
      if (next(5) === 0) time.advance(400_000);
    }
    await task();
    const bodies = (await Promise.all(results)).map(bodyOf);
    expect(bodies).toEqual(expected.map(bodyOf));
  });

  const bodyOf = (result: unknown): unknown => (result as { value?: HttpResponse }).value?.body;
});
