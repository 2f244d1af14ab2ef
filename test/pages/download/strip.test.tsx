import { downloadCalls } from '@/contract/download/calls';
import { memoryStorage } from '@/platform/fake';
import { stripStore } from '@/features/download/strip/strip-store';
import MyTabClass from '@/pages/courses/my-tab-class';
import Home from '@/pages/home/home';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

describe('the strip that offers the app', () => {
  test.each([
    ['index', Home, 19],
    ['myTabClass', MyTabClass, 0],
  ] as const)('leads to the download page with its own enter: %s', async (name, Page, enter) => {
    const api = new FakeApi().on(downloadCalls.getAppFlag, { isDisplay: true });
    const screen = await openScreen(name, Page, {
      user: TEST_USER,
      student: OFFICIAL,
      api,
      prepare: ({ app }) => void (app.get(stripStore).isWanted = true),
    });
    await screen.tap('下载');
    expect(screen.platform.navigation.last?.url).toContain(
      `download-app/index?type=1&enter=${String(enter)}`,
    );
  });

  test('shows once on a device, until its page is left', async () => {
    const storage = memoryStorage();
    const api = new FakeApi().on(downloadCalls.getAppFlag, { isDisplay: true });
    const open = (isWanted?: boolean) =>
      openScreen('myTabClass', MyTabClass, {
        ...{ user: TEST_USER, student: OFFICIAL, api },
        platform: { storage },
        prepare: ({ app }) => void (isWanted && (app.get(stripStore).isWanted = true)),
      });
    const screen = await open(true);
    await screen.settle();
    expect(screen.allByClass('download-strip')).toHaveLength(1);
    expect(screen.app.get(stripStore).isWanted).toBe(false);
    const next = await open();
    await next.app.get(stripStore).load();
    expect([next.allByClass('download-strip').length, api.requests(downloadCalls.getAppFlag)]).toEqual([
      0,
      [],
    ]);
  });

  test('closes by its cross', async () => {
    const screen = await openScreen('myTabClass', MyTabClass, {
      ...{ user: TEST_USER, student: OFFICIAL, api: new FakeApi() },
      prepare: ({ app }) => void (app.get(stripStore).isWanted = true),
    });
    await screen.tap(screen.byClass('download-strip__close'));
    expect(screen.allByClass('download-strip')).toEqual([]);
  });
});
