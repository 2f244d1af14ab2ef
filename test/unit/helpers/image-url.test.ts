import { Runtime } from '@/contract/host';
import { createFakePlatform } from '@/platform/fake';
import { imageUrl } from '@/services/helpers';

const place = {
  origin: 'https://app.example',
  host: 'app.example',
  path: '/index',
  href: 'https://app.example/index',
};
const at = (cdnOrigin: string, runtime: Runtime = Runtime.web) => ({
  platform: createFakePlatform({
    runtime,
    location: () => (runtime === Runtime.weixinMiniApp ? null : place),
  }),
  config: { cdnOrigin },
});

describe("the address of one of the app's pictures", () => {
  it('is in the parent area of the CDN', () => {
    expect(imageUrl(at('https://cdn.example'), 'share/icon.png')).toBe(
      'https://cdn.example/parent/share/icon.png',
    );
  });

  it('has the prefix ppy in the mini program, and there alone', () => {
    const addresses = Object.values(Runtime).map((runtime) => [
      runtime,
      imageUrl(at('https://cdn.example', runtime), 'a.png'),
    ]);
    for (const [runtime, address] of addresses) {
      const prefix = runtime === Runtime.weixinMiniApp ? '/ppy' : '';
      expect([runtime, address]).toEqual([runtime, `https://cdn.example${prefix}/parent/a.png`]);
    }
  });

  it('does not mind slashes too many, and keeps strange names apart from the path', () => {
    expect(imageUrl(at('https://cdn.example/'), '/a//b c?.png')).toBe(
      'https://cdn.example/parent/a/b%20c%3F.png',
    );
  });

  it("is completed where the CDN is a path of the page's own site", () => {
    expect(imageUrl(at('/files'), 'a.png')).toBe('https://app.example/files/parent/a.png');
  });
});
