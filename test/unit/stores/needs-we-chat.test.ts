import { Runtime } from '@/contract/host';
import { stored } from '@/services/storage/values';
import { needsWeChat } from '@/stores/session/needs-we-chat';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';
import { place } from './support/starting';

const opened = async (path: string, options: Omit<FakeAppOptions, 'platform'> = {}) =>
  (await fakeApp({ ...options, platform: { runtime: Runtime.weixinWeb, ...place(...addressOf(path)) } })).app;

const addressOf = (address: string): [string, string] => {
  const [path = '', query] = address.split('?');
  return [path, query === undefined ? '' : `?${query}`];
};

describe('what WeChat adds to a start is loaded before the page', () => {
  it.each(['/option', '/index?code=c1', '/index?weChatBinding=p1&code=c1'])(
    'for a visitor at %s, who is sent there or comes back',
    async (path) => expect(needsWeChat(await opened(path))).toBe(true),
  );

  it('for a visitor who was sent there and came back without a code', async () => {
    const app = await opened('/index');
    app.storage.set(stored.authBackUrl, 'https://app.example/option');
    expect(needsWeChat(app)).toBe(true);
  });

  it('for a parent who is binding WeChat', async () => {
    expect(needsWeChat(await opened('/option?weChatBinding=p1&code=c1', { user: TEST_USER }))).toBe(true);
    const app = await opened('/option', { user: TEST_USER });
    app.storage.set(stored.weChatBinding, 'p1');
    expect(needsWeChat(app)).toBe(true);
  });

  it('and in no other case', async () => {
    expect(needsWeChat(await opened('/index'))).toBe(false);
    expect(needsWeChat(await opened('/option', { user: TEST_USER }))).toBe(false);
    const { app } = await fakeApp({ platform: { runtime: Runtime.web, ...place('/option', '?code=c1') } });
    expect(needsWeChat(app)).toBe(false);
  });
});
