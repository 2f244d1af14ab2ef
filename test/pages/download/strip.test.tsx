import { downloadCalls } from '@/contract/download/calls';
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
      prepare: ({ app }) => void (app.part(stripStore).isWanted = true),
    });
    await screen.tap('下载');
    expect(screen.platform.navigation.last?.url).toContain(
      `download-app/index?type=1&enter=${String(enter)}`,
    );
  });
});
