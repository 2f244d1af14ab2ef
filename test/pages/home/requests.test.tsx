import { act } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { homeCalls } from '@/contract/home/calls';
import { trackingCalls } from '@/contract/tracking/calls';
import { asStarted, requestsBeyond, wholeScreen } from '../support/requests';
import { fullBackend } from './calls-backend';
import { moduleOf, openHome, placements } from './home-fixture';

const withLists = () =>
  fullBackend().on(trackingCalls.writeEvents, null).on(configurationCalls.getUpgradeConfigs, []);

describe.each([
  ['a backend with our list calls', withLists],
  ['a gateway without them', fullBackend],
])('home of a parent, of %s,', (_where, backend) => {
  test('has made 25 requests at most when its largest content comes, and 30 when it is whole, events among them', async () => {
    const api = backend();
    const releasePlaces = api.onHold(homeCalls.getPositionBanner);
    const releaseModules = api.onHold(homeCalls.homePageShowConfig);
    const home = await openHome(asStarted(api));
    for (let round = 0; round < 8; round += 1) await home.settle();
    expect(home.allByClass('module-card')).toEqual([]);
    expect(requestsBeyond(25, api)).toEqual([]);
    await act(async () => {
      releasePlaces(ok(placements));
      releaseModules(ok([moduleOf(1), moduleOf(2)]));
    });
    await wholeScreen(home);
    expect(home.allByClass('module-card').length).toBeGreaterThan(0);
    expect(requestsBeyond(30, api)).toEqual([]);
  });
});
