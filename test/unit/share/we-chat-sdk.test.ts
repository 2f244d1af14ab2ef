import type { WeChatSdk } from '@/platform/web/we-chat-sdk';
import { WECHAT_SDK_TIMEOUT_MS } from '@/contract/share/values';
import { FakeTime } from '../../support/fakes/fake-time';

const [FIRST, SECOND] = [
  'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  'https://res2.wx.qq.com/open/js/jweixin-1.6.0.js',
];
type Outcome = 'runs' | 'fails' | 'hangs';

/** A page whose scripts load with the given outcome. */
function pageWhere(outcomes: Record<string, Outcome>) {
  const asked: string[] = [];
  const sdk = { config: () => undefined } as unknown as WeChatSdk;
  const page: { wx?: unknown; document: unknown } = {
    // WeChat itself defines `wx.miniProgram`, which is not the SDK.
    wx: { miniProgram: {} },
    document: {
      createElement: () => ({}),
      head: {
        appendChild: (script: { src: string; onload(): void; onerror(): void }) => {
          asked.push(script.src);
          const outcome = outcomes[script.src];
          if (outcome === 'runs') page.wx = sdk;
          if (outcome === 'runs') script.onload();
          if (outcome === 'fails') script.onerror();
        },
      },
    },
  };
  return { page: page as never, asked, sdk };
}

/** A fresh module for each test, since the SDK is loaded once per module. */
async function loader() {
  jest.resetModules();
  const { loadWeChatSdk } = await import('@/platform/web/we-chat-sdk');
  return loadWeChatSdk;
}

describe('the script of WeChat', () => {
  it('is loaded once, from WeChat', async () => {
    const load = await loader();
    const { page, asked, sdk } = pageWhere({ [FIRST]: 'runs' });
    expect(await load(page, new FakeTime())).toEqual({ ok: true, value: sdk });
    await load(page, new FakeTime());
    expect(asked).toEqual([FIRST]);
  });

  it('comes from the second place when the first fails or never answers', async () => {
    for (const outcome of ['fails', 'hangs'] as const) {
      const load = await loader();
      const time = new FakeTime();
      const { page, asked } = pageWhere({ [FIRST]: outcome, [SECOND]: 'runs' });
      const loading = load(page, time);
      time.advance(WECHAT_SDK_TIMEOUT_MS);
      expect(await loading).toMatchObject({ ok: true });
      expect(asked).toEqual([FIRST, SECOND]);
    }
  });

  it('is tried again after it did not come', async () => {
    const load = await loader();
    const { page, asked } = pageWhere({ [FIRST]: 'fails', [SECOND]: 'fails' });
    expect(await load(page, new FakeTime())).toMatchObject({ error: { kind: 'network' } });
    await load(page, new FakeTime());
    expect(asked).toHaveLength(4);
  });
});
