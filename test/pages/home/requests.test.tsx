import { act } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { homeCalls } from '@/contract/home/calls';
import { trackingCalls } from '@/contract/tracking/calls';
import type { FakeApi } from '../../support/fakes/fake-api';
import { asStarted, requestsBeyond, wholeScreen } from '../support/requests';
import { fullBackend } from './calls-backend';
import { moduleOf, openHome, placements } from './home-fixture';

const withLists = () =>
  fullBackend().on(trackingCalls.writeEvents, null).on(configurationCalls.getUpgradeConfigs, []);

async function untilLargestContent(api: FakeApi) {
  const releasePlaces = api.onHold(homeCalls.getPositionBanner);
  const releaseModules = api.onHold(homeCalls.homePageShowConfig);
  const home = await openHome(asStarted(api));
  for (let round = 0; round < 8; round += 1) await home.settle();
  expect(home.allByClass('module-card')).toEqual([]);
  const shows = () =>
    act(async () => {
      releasePlaces(ok(placements));
      releaseModules(ok([moduleOf(1), moduleOf(2)]));
    });
  return { home, shows };
}

describe('home of a parent', () => {
  test.each([
    ['a backend with our list calls', withLists],
    ['a gateway without them', fullBackend],
  ])('has made 25 requests at most when its largest content comes: %s', async (_where, backend) => {
    const api = backend();
    await untilLargestContent(api);
    expect(requestsBeyond(25, api)).toEqual([]);
  });

  test('has made 30 at most when it is whole, events among them', async () => {
    const api = withLists();
    const { home, shows } = await untilLargestContent(api);
    await shows();
    await wholeScreen(home);
    expect(home.allByClass('module-card').length).toBeGreaterThan(0);
    expect(requestsBeyond(30, api)).toEqual([]);
  });
});
