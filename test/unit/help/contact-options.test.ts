import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Runtime } from '@/contract/host';
import { loadContactOptions } from '@/features/help/consult/phone-consult';
import type { Platform } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';

const configured = {
  phone: ' 400 000 0000 ',
  consultUrl: 'https://chat.example/h5',
  miniConsultUrl: 'https://chat.example/mini',
};

async function optionsIn(platform: Partial<Platform>, typeValue = JSON.stringify(configured)) {
  const api = new FakeApi().on(configurationCalls.getUpgradeConfig, [
    { typeCode: ConfigTypeCode.serviceCenter, typeValue },
  ]);
  return loadContactOptions((await fakeApp({ api, platform })).app);
}

describe('the contacts of customer service', () => {
  test.each([Runtime.web, Runtime.weixinWeb, Runtime.androidApp, Runtime.iosApp])(
    'are chat and phone: %s',
    async (runtime) => {
      expect(await optionsIn({ runtime })).toEqual({
        phone: '400 000 0000',
        consultUrl: 'https://chat.example/h5',
      });
    },
  );

  test.each([
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['a web-view of it', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('are a chat of its own and no phone in %s', async (_where, platform) => {
    expect(await optionsIn(platform)).toEqual({ phone: '', consultUrl: 'https://chat.example/mini' });
  });

  test.each(['{phone', '{}', '{"phone":4,"consultUrl":"chat.example"}'])(
    'are none where the operator typed %s',
    async (typeValue) => {
      expect(await optionsIn({ runtime: Runtime.web }, typeValue)).toEqual({ phone: '', consultUrl: '' });
    },
  );
});
