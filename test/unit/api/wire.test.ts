import { accountCalls } from '@/contract/account/calls';
import { homeCalls } from '@/contract/home/calls';
import { TEST_CONFIG } from '../../support/fakes/fake-app';
import { fine, openClient } from './open-client';

describe('what goes over the wire', () => {
  it('is a query for a GET, encoded, and for a POST that says so', async () => {
    const { client, transport } = openClient();
    transport.reply(fine({}));
    await client.call(accountCalls.getPresentId, { presentKey: 'a b&c' });
    await client.call(homeCalls.homePageShowConfig, {
      limit: 2,
      page: 1,
      showDeviceType: 1,
      showUserType: 1,
    });
    expect(transport.requests[0]).toMatchObject({
      method: 'GET',
      url: '/v1/common/getPresentId?presentKey=a%20b%26c',
    });
    expect(transport.requests[1]?.url).toContain('?limit=2&page=1&showDeviceType=1&showUserType=1');
    expect(transport.requests[1]?.body).toBeUndefined();
  });

  it('goes to the host of its service where the operator named one', async () => {
    const { client, transport } = openClient({
      config: { ...TEST_CONFIG, apiOrigin: 'https://a.example', apiHosts: { member: 'https://m.example' } },
    });
    transport.reply(fine({}));
    await client.call(accountCalls.getSourceId, {});
    await client.call(accountCalls.getSupplierCodeList, {});
    expect(transport.requests.map(({ url }) => url.split('/').slice(0, 3).join('/'))).toEqual([
      'https://a.example',
      'https://m.example',
    ]);
  });

  it('names the caller as the service wants it', async () => {
    const { client, transport } = openClient();
    transport.reply(fine({}));
    await client.call(homeCalls.getPositionBanner, { platformType: 1, displayPositionId: 7182, userType: 3 });
    expect(transport.requests[0]?.headers).toMatchObject({
      token: 'token-1',
      authorization: 'Bearer token-1',
      klzz_ol_home_time: '1700',
      klzz_ol_home_token: 'app-1',
      klzz_ol_home_uid: '42',
    });
  });

  it('has no identity without a session', async () => {
    const { client, transport } = openClient({ caller: { token: '', appToken: '', userId: 0, time: 0 } });
    transport.reply(fine({}));
    await client.call(homeCalls.getTabConfig, {});
    expect(transport.requests[0]?.headers).toEqual({});
  });

  it('has details of the device from native apps alone, elsewhere only its id', async () => {
    const web = openClient();
    web.transport.reply({ body: { code: '0', data: {} } });
    await web.client.call(accountCalls.checkToken, { token: 't' });
    expect(web.transport.requests[0]?.headers).toMatchObject({ 'device-id': 'device-1' });
    expect(web.transport.requests[0]?.headers).not.toHaveProperty('phoneModel');
    const native = openClient({ native: true });
    native.transport.reply({ body: { code: '0', data: {} } });
    await native.client.call(accountCalls.checkToken, { token: 't' });
    expect(native.transport.requests[0]?.headers).toMatchObject({
      appDeviceId: 'native-1',
      channel: '4',
      phoneModel: encodeURIComponent('红米 12'),
    });
  });

  it('takes headers of its own', async () => {
    const { client, transport } = openClient();
    transport.reply({ body: { repCode: '0000', repData: {} } });
    await client.call(
      accountCalls.getCaptcha,
      { captchaType: 'blockPuzzle' },
      { headers: { 'app-scene': 'login', other: undefined } },
    );
    expect(transport.requests[0]?.headers).toEqual({ 'app-scene': 'login' });
  });
});
