import { Runtime } from '@/contract/host';
import { shareCalls } from '@/contract/share/calls';
import { SHARE_DEFAULT } from '@/contract/share/values';
import { fail, ok, type Result } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { WeChatCard, WeChatSharing, WeChatSignature } from '@/platform/types';
import { createSharing } from '@/services/share';
import { TEST_CONFIG, FakeTracker } from '../../support/fakes/fake-app';
import { FakeApi } from '../../support/fakes/fake-api';
import { FakeTime } from '../../support/fakes/fake-time';

class FakeMenu implements WeChatSharing {
  address = 'https://app.example/index';
  result: Result<void> = ok(undefined);
  readonly offers: { signature: WeChatSignature; card: WeChatCard }[] = [];
  addressToSign = () => this.address;
  offer = (signature: WeChatSignature, card: WeChatCard) => {
    this.offers.push({ signature, card });
    return Promise.resolve(this.result);
  };
}

function open() {
  const menu = new FakeMenu();
  const time = new FakeTime();
  const warnings: string[] = [];
  const api = new FakeApi().on(shareCalls.getSignPackage, ({ sUrl }) => ({
    appId: 'wx1',
    timestamp: 1,
    nonceStr: 'n',
    signature: `signed ${sUrl}`,
  }));
  const base = createFakePlatform({ runtime: Runtime.weixinWeb });
  const platform = { ...base, weChat: { ...base.weChat, sharing: menu } };
  const share = createSharing({
    platform,
    api,
    config: TEST_CONFIG,
    clock: time,
    tracker: new FakeTracker(),
    native: base.abilities,
    router: { current: () => 'index', currentPath: () => '/index' },
    warn: (message) => void warnings.push(message),
  });
  return { menu, time, warnings, api, share };
}

/** The menu is set after prepare() has resolved. */
const settled = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

describe("WeChat's own menu", () => {
  it('passes on what was prepared, under a signature of the address', async () => {
    const { menu, share } = open();
    await share.prepare({ key: 'k', title: '标题' });
    await settled();
    expect(menu.offers).toEqual([
      {
        signature: expect.objectContaining({ signature: 'signed https://app.example/index' }),
        card: {
          title: '标题',
          desc: SHARE_DEFAULT.desc,
          link: 'https://app.example/index',
          imgUrl: `https://app.example${SHARE_DEFAULT.iconPath}`,
        },
      },
    ]);
  });

  it('asks for one signature an address, until it may be over', async () => {
    const { menu, time, api, share } = open();
    for (const address of ['a', 'b', 'a', 'b']) {
      menu.address = `https://app.example/${address}`;
      await share.prepare({ key: 'k' });
      await settled();
    }
    expect(api.requests(shareCalls.getSignPackage)).toEqual([
      { sUrl: 'https://app.example/a' },
      { sUrl: 'https://app.example/b' },
    ]);
    expect(menu.offers).toHaveLength(4);
    time.advance(60 * 60_000);
    await share.prepare({ key: 'k' });
    await settled();
    expect(api.requests(shareCalls.getSignPackage)).toHaveLength(3);
  });

  it('takes the last of two pages that come at once', async () => {
    const { menu, api, share } = open();
    void share.prepare({ key: 'page' });
    await share.prepare({ key: 'screen', title: '标题' });
    await settled();
    expect(menu.offers.map(({ card }) => card.title)).toEqual(['标题']);
    expect(api.requests(shareCalls.getSignPackage)).toHaveLength(1);
  });

  it('warns and no more when it cannot be filled, and tries again with a new signature', async () => {
    const { menu, warnings, api, share } = open();
    menu.result = fail({ kind: 'denied', ability: 'weChat.sharing' });
    expect(await share.prepare({ key: 'k' })).toMatchObject({ ok: true });
    await settled();
    expect(warnings).toEqual(['Share setup failed: denied']);
    menu.result = ok(undefined);
    await share.prepare({ key: 'k' });
    await settled();
    expect(api.requests(shareCalls.getSignPackage)).toHaveLength(2);
    expect(warnings).toHaveLength(1);
  });

  it('warns when there is no signature, and asks again at the next page', async () => {
    const { menu, warnings, api, share } = open();
    api.onFailure(shareCalls.getSignPackage, { kind: 'network' });
    await share.prepare({ key: 'k' });
    await settled();
    await share.prepare({ key: 'k' });
    await settled();
    expect(warnings).toHaveLength(2);
    expect(api.requests(shareCalls.getSignPackage)).toHaveLength(2);
    expect(menu.offers).toEqual([]);
    expect(share.current()).not.toBeNull();
  });
});
