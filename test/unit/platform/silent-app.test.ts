import { inSilentApp } from '@/platform/hosts';
import { enterLive } from '@/features/classes/live-room';
import { LessonEntry } from '@/features/lessons/lesson-entry';
import { openShop } from '@/features/rewards/shop';
import type { App } from '@/stores/app/app';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const leads: [string, (app: App) => Promise<void> | void][] = [
  ['listening to a class', (app) => new LessonEntry(app).enter({ liveId: 1, subject: 1 })],
  ['a live class', (app) => enterLive(app, () => Promise.reject(new Error('no room was asked for')))],
  ['the shop', openShop],
  ['a link to the download page', ({ router }) => router.openPath('/downloadApp?type=1')],
];

describe('inside an app that does not answer', () => {
  test.each(leads)('%s asks to reopen the app instead of offering it', async (_what, lead) => {
    const { app, feedback, platform, toasts } = await fakeApp({
      user: TEST_USER,
      platform: { host: inSilentApp },
    });
    platform.navigation.place = { path: '/index', query: {} };
    const led = lead(app);
    expect(feedback.confirms).toEqual([]);
    await led;
    expect(toasts).toEqual(['请关闭豌豆家长端，重新打开后再试']);
    expect(platform.navigation.moves).toEqual([]);
  });
});
