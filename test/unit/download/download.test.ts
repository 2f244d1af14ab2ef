import { Runtime } from '@/contract/host';
import { downloadEnterOf } from '@/contract/download/enter';
import { fail } from '@/contract/errors';
import type { RouteName } from '@/contract/routes';
import { downloadAddress } from '@/features/download/copy-address';
import { download } from '@/features/download/open-store';
import { storeLinks } from '@/features/download/store-links';
import { APP_LINKS } from '@/services/native/store-links';
import type { Platform } from '@/platform/types';
import type { AppConfig } from '@/services/config';
import { fakeApp } from '../../support/fakes/fake-app';

const IN_APP_GALLERY = { parent: 'https://appgallery.example/parent', student: '' };

async function press(platform: Partial<Platform>, config: Partial<AppConfig> = {}) {
  const fake = await fakeApp({ platform, config });
  const showGuide = jest.fn();
  await download(fake.app, 'parent', showGuide);
  return { ...fake, showGuide };
}

describe('the download button', () => {
  test.each(['ios', 'android'] as const)('opens the store of the phone (%s)', async (os) => {
    const { platform, showGuide } = await press({ os });
    expect(platform.log.opened).toEqual([storeLinks.parent[os]]);
    expect(showGuide).not.toHaveBeenCalled();
  });

  test('opens the store of HarmonyOS, where the operator named the app in it', async () => {
    const { platform } = await press({ os: 'harmony' }, { harmonyApps: IN_APP_GALLERY });
    expect(platform.log.opened).toEqual([IN_APP_GALLERY.parent]);
  });

  describe('of a phone that may have the app', () => {
    async function tried() {
      const links: string[] = [];
      const fake = await fakeApp({ platform: { os: 'ios', openApp: (link) => void links.push(link) } });
      fake.platform.navigation.place = { path: '/downloadApp', query: {} };
      const pressed = download(fake.app, 'parent', jest.fn());
      return { ...fake, links, pressed, opened: () => fake.platform.log.opened };
    }

    test('opens the app, and no store once the page was left for it', async () => {
      const { links, opened, platform, pressed, time } = await tried();
      expect(links).toEqual([APP_LINKS.parent]);
      time.advance(2999);
      platform.setVisible(false);
      await pressed;
      time.advance(60_000);
      expect(opened()).toEqual([]);
    });

    test('leads to the store when the page was not left for three seconds, and not before', async () => {
      const { opened, pressed, time } = await tried();
      time.advance(2999);
      expect(opened()).toEqual([]);
      time.advance(1);
      await pressed;
      expect(opened()).toEqual([storeLinks.parent.ios]);
    });

    test('leads nowhere for a parent who went on within the app meanwhile', async () => {
      const { opened, platform, pressed, time } = await tried();
      platform.navigation.place = { path: '/index', query: {} };
      time.advance(3000);
      await pressed;
      expect(opened()).toEqual([]);
    });
  });

  test('leads to the PC page on anything else', async () => {
    const { platform } = await press({ os: 'other' });
    expect(platform.log.opened).toEqual([]);
    expect(platform.navigation.last?.url).toContain('download-app-pc');
  });

  test.each([{ runtime: Runtime.weixinWeb }, { insideMiniProgram: true }])(
    'explains how to leave WeChat first (%p)',
    async (where) => {
      const { platform, showGuide } = await press({ os: 'ios', ...where });
      expect(showGuide).toHaveBeenCalled();
      expect(platform.log.opened).toEqual([]);
    },
  );

  test('says where else to look when the store does not open', async () => {
    const openExternal = () =>
      Promise.resolve(fail({ kind: 'unsupported', ability: 'openExternal' } as const));
    const { toasts } = await press({ os: 'ios', openExternal });
    expect(toasts).toEqual(['打开失败，请到应用商店搜索“豌豆家长端”']);
  });
});

test('the address to copy is that of the page a phone opens', async () => {
  const { platform } = await fakeApp();
  expect(downloadAddress(platform)).toBe('https://app.example/downloadApp');
  expect(downloadAddress({ ...platform, location: () => null })).toBe('');
});

test.each<[RouteName | null, number]>([
  ['index', 19],
  ['openClassCenterOpenClassDetail', 5],
  ['peaClassCenterPeaClassDetail', 6],
  ['soundStoryPlayer', 7],
  ['parentsCenter', 0],
  [null, 0],
])('a visitor from %s is counted under the entrance %d', (page, enter) => {
  expect(downloadEnterOf(page, undefined)).toBe(enter);
});
