import { fail, ok, type Result } from '@/contract/errors';
import { WECHAT_SDK_TIMEOUT_MS } from '@/contract/share/values';
import { lazyWeChatSharing } from '@/platform/web/lazy-we-chat-sharing';
import type { WeChatSdk } from '@/platform/web/we-chat-sdk';
import { createOffer } from '@/platform/web/we-chat-sharing';
import { FakeTime } from '../../support/fakes/fake-time';

const CARD = { title: 't', desc: 'd', link: 'https://app.example/', imgUrl: 'https://app.example/i.png' };
const signed = (signature: string) => ({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature });

class FakeSdk implements WeChatSdk {
  readonly configured: string[] = [];
  readonly shared: [string, object][] = [];
  outcome: 'ready' | 'error' | 'silent' = 'ready';
  refuses = false;
  config = ({ signature }: { signature: string }) => void this.configured.push(signature);
  ready = (callback: () => void) => void (this.outcome === 'ready' && callback());
  error = (callback: (reason: unknown) => void) => void (this.outcome === 'error' && callback({}));
  updateAppMessageShareData: WeChatSdk['updateAppMessageShareData'] = (options) =>
    this.record('friends', options);
  updateTimelineShareData: WeChatSdk['updateTimelineShareData'] = (options) =>
    this.record('moments', options);

  private record(where: string, { success, fail: refuse, ...card }: { success(): void; fail(): void }) {
    this.shared.push([where, card]);
    if (this.refuses) refuse();
    else success();
  }
}

function open(load?: () => Promise<Result<WeChatSdk>>) {
  const sdk = new FakeSdk();
  const time = new FakeTime();
  const offer = createOffer({ load: load ?? (() => Promise.resolve(ok(sdk))), scheduler: time });
  return { sdk, time, offer };
}

describe('the JS-SDK of WeChat', () => {
  it('is configured and gets the card, for friends and for moments', async () => {
    const { sdk, offer } = open();
    expect(await offer(signed('s1'), CARD)).toEqual(ok(undefined));
    expect(sdk.configured).toEqual(['s1']);
    expect(sdk.shared).toEqual([
      ['friends', CARD],
      ['moments', { title: 't', link: CARD.link, imgUrl: CARD.imgUrl }],
    ]);
  });

  it('is configured again for another signature only', async () => {
    const { sdk, offer } = open();
    for (const signature of ['s1', 's1', 's2']) await offer(signed(signature), CARD);
    expect(sdk.configured).toEqual(['s1', 's2']);
    expect(sdk.shared).toHaveLength(6);
  });

  it('may refuse the signature, or the card, and is configured again then', async () => {
    const { sdk, offer } = open();
    const refused = { ok: false, error: { kind: 'denied' } };
    sdk.outcome = 'error';
    expect(await offer(signed('s1'), CARD)).toMatchObject(refused);
    expect(sdk.shared).toEqual([]);
    sdk.outcome = 'ready';
    sdk.refuses = true;
    expect(await offer(signed('s1'), CARD)).toMatchObject(refused);
    sdk.refuses = false;
    expect(await offer(signed('s1'), CARD)).toEqual(ok(undefined));
    expect(sdk.configured).toEqual(['s1', 's1', 's1']);
  });

  it('does not hold up the next page when it never answers', async () => {
    const { sdk, time, offer } = open();
    sdk.outcome = 'silent';
    const first = offer(signed('s1'), CARD);
    const second = offer(signed('s2'), CARD);
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
    expect(sdk.configured).toEqual(['s1']);
    sdk.outcome = 'ready';
    time.advance(WECHAT_SDK_TIMEOUT_MS);
    expect(await first).toEqual(fail({ kind: 'timeout' }));
    expect(await second).toEqual(ok(undefined));
  });

  it('may not come at all, or lack the methods', async () => {
    const { offer } = open(() => Promise.resolve(fail({ kind: 'network' })));
    expect(await offer(signed('s1'), CARD)).toEqual(fail({ kind: 'network' }));
    const old = open();
    old.sdk.updateTimelineShareData = undefined as never;
    expect(await old.offer(signed('s1'), CARD)).toMatchObject({ error: { kind: 'denied' } });
  });
});

describe('the address to sign', () => {
  let current = 'https://app.example/index';
  const addressOn = (os: 'ios' | 'android') =>
    lazyWeChatSharing(os, () => current, 'https://app.example/?a=1#entry').addressToSign();

  it('is what the program was opened with on iOS, and where it is on Android', () => {
    expect(addressOn('ios')).toBe('https://app.example/?a=1');
    expect(addressOn('android')).toBe('https://app.example/index');
    current = 'https://app.example/option?b=2#c';
    expect(addressOn('ios')).toBe('https://app.example/?a=1');
    expect(addressOn('android')).toBe('https://app.example/option?b=2');
  });
});
