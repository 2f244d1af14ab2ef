import { NetworkType, Runtime } from '@/contract/host';
import { fail, ok } from '@/contract/errors';
import { ownConfig } from '@/platform/bridge/known-by-app';
import { appOwnConfig } from '@/platform/bridge/replies';
import { createFakePlatform } from '@/platform/fake';

const settled = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

function open(seen: NetworkType, config = ok({ environment: 'test', network: '4G' } as const)) {
  const fake = createFakePlatform({ runtime: Runtime.iosApp, networkType: () => seen });
  fake.abilities.setReply('getAppConfig', config);
  return { fake, own: ownConfig(fake.abilities, fake) };
}

describe('the app’s own configuration', () => {
  it.each([
    [
      { environment: 'test', network: 'wifi', theme: 'dark' },
      { environment: 'test', network: 'WIFI' },
    ],
    ['{"environment":"Production","network":"5G"}', { environment: 'production', network: '5G' }],
    [{ environment: 'moon', network: 6 }, {}],
    [{}, {}],
    ['<not what was asked>', undefined],
    [7, undefined],
  ])('%j is read as %j', (reply, config) => {
    expect(appOwnConfig(reply)).toEqual(config);
  });

  it('reports the operator’s environment, and the network where the browser does not know it', async () => {
    const { own } = open(NetworkType.unknown);
    expect([own.appEnvironment(), own.networkType()]).toEqual([undefined, 'unknown']);
    await settled();
    expect([own.appEnvironment(), own.networkType()]).toEqual(['test', '4G']);
    expect(open(NetworkType.wifi).own.networkType()).toBe('WIFI');
  });

  it('is loaded again when the network is back, and the old one stays without an answer', async () => {
    const { fake, own } = open(NetworkType.unknown);
    await settled();
    fake.abilities.setReply('getAppConfig', ok({ network: '5G' }));
    fake.setOnline(false);
    fake.setOnline(true);
    await settled();
    expect(own.networkType()).toBe('5G');
    fake.abilities.setReply('getAppConfig', fail({ kind: 'timeout' }));
    fake.setOnline(true);
    await settled();
    expect(own.networkType()).toBe('5G');
    expect(fake.abilities.paramsOf('getAppConfig')).toHaveLength(3);
  });
});
